// Made by `npm run images` from art/masters.
import type { PictureSource } from './picture-source.ts';

export const moduleIrAbove: PictureSource = {
  file: 'module-ir-above.7e328e75',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
  alt: '3D illustration of the infrared sensor board from above, with three pins at one end and two LEDs at the other.',
  hasDark: true,
};
