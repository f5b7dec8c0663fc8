// Made by `npm run images` from art/masters.
import type { PictureSource } from './picture-source.ts';

export const moduleRfAbove: PictureSource = {
  file: 'module-rf-above.99629261',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
  alt: '3D illustration of the 433 MHz transmitter and receiver boards from above, with their pins named.',
  hasDark: true,
};
