// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceBench: PictureSource = {
  file: 'interface-bench.22178711',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up test bench: a list of tests and a chart of a motor starting under load, with four measurements passed.',
  hasDark: true,
};
