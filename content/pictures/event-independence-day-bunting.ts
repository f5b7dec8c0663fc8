// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayBunting: PictureSource = {
  file: 'event-independence-day-bunting.c362a08f',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: saffron, white and green pennants running from a wooden pole.',
};
