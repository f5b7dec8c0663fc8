// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeBench: PictureSource = {
  file: 'office-bench.316649c3',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of two hands that solder a header to a radio node: the iron in the right, the solder in the left, an oscilloscope behind.',
};
