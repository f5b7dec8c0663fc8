// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDay: PictureSource = {
  file: 'event-independence-day.68555258',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of saffron, white and green paper bunting and kites over a terrace railing in morning light.',
};
