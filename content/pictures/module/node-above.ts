// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleNodeAbove: PictureSource = {
  file: 'module-node-above.b2e32f0e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of the radio board from above: radio module on the left, processor in the middle, USB-C on the right.',
  hasDark: true,
};
