// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleRfAbove: PictureSource = {
  file: 'module-rf-above.5b571eb7',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of the 433 MHz transmitter and receiver boards from above, with keys, pins and terminals named.',
  hasDark: true,
};
