// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwaliLamp: PictureSource = {
  file: 'event-diwali-lamp.7b201e6b',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: a lit clay lamp in the middle of a rangoli of petals.',
};
