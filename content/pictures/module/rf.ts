// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleRf: PictureSource = {
  file: 'module-rf.fafdfd35',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a 433 MHz transmitter with four keys and its receiver with a dual 2 A motor driver under a heat sink, each with a coil antenna.',
  hasDark: true,
};
