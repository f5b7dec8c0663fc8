// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventIndependenceDayTerrace: PictureSource = {
  file: 'event-independence-day-terrace.d18cbd8f',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: potted plants and bunting along a terrace railing.',
};
