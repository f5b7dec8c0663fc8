// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceBench: PictureSource = {
  file: 'interface-bench.d4525fd2',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up test bench: the starting current of a motor on an oscilloscope, 48 of 48 runs passed.',
  hasDark: true,
  hasPhone: true,
};
