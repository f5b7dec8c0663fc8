// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroNode: PictureSource = {
  file: 'hero-node.50da0b3b',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of our radio node, a board with antenna, processor and USB-C, that runs from a small lithium cell; eight gold traces leave its contacts.',
};
