// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleIr: PictureSource = {
  file: 'module-ir.733f36cb',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a small infrared sensor board with a clear and a black LED at its edge and a blue trimmer.',
  hasDark: true,
};
