// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayKites: PictureSource = {
  file: 'event-independence-day-kites.5764d9c8',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a hand that holds a white paper kite up into a morning sky, by the foot of its spine; a saffron and a green one fly on either side.',
};
