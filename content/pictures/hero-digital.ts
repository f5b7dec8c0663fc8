// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroDigital: PictureSource = {
  file: 'hero-digital.1fcd3aa1',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1000,
  alt: '3D illustration of a laptop and a phone showing device dashboards on a dark green surface.',
};
