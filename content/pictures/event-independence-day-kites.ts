// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayKites: PictureSource = {
  file: 'event-independence-day-kites.1b74cfa0',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: an orange and a white kite above a line of paper pennants.',
};
