// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleRf: PictureSource = {
  file: 'module-rf.de867c6c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a 433 MHz transmitter board and receiver board, each with a copper coil antenna.',
  hasDark: true,
};
