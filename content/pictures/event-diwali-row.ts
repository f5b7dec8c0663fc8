// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwaliRow: PictureSource = {
  file: 'event-diwali-row.7e28a6d5',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: rows of lit clay lamps in the dark behind a ring of marigolds.',
};
