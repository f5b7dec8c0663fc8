// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayKites: PictureSource = {
  file: 'event-independence-day-kites.30ad6551',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of three paper kites in saffron, white and green against a morning sky.',
};
