// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliPowder: PictureSource = {
  file: 'event-holi-powder.95ceb327',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: pink powder scattered beside bowls and a marigold.',
};
