// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroCloud: PictureSource = {
  file: 'hero-cloud.1bde8307',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1000,
  alt: '3D illustration of five small servers joined by glowing gold traces to a cloud of nodes.',
};
