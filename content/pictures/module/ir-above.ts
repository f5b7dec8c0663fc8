// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleIrAbove: PictureSource = {
  file: 'module-ir-above.c27e2c95',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of the infrared sensor board from above, with three pins at one end and two LEDs at the other.',
  hasDark: true,
};
