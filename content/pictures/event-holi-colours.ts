// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliColours: PictureSource = {
  file: 'event-holi-colours.d6ea4795',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: brass bowls of yellow, green and violet powder.',
};
