// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayPennants: PictureSource = {
  file: 'event-independence-day-pennants.ebe5b959',
  widths: [240, 480, 576, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of paper pennants in saffron, white and green in front of the roofs of a town, with two kites.',
};
