// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwaliLamp: PictureSource = {
  file: 'event-diwali-lamp.4304b58e',
  widths: [240, 480, 576, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of lit clay lamps on a rangoli, seen from close above the floor.',
};
