// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleNode: PictureSource = {
  file: 'module-node.4d673cd7',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a small radio board with shielded module, processor, USB-C and battery plug.',
  hasDark: true,
};
