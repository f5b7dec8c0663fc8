// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwaliMarigolds: PictureSource = {
  file: 'event-diwali-marigolds.69b20b2e',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: marigolds and clay lamps along the rim of a rangoli.',
};
