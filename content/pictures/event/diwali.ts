// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwali: PictureSource = {
  file: 'event-diwali.b8d9bf11',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a hand in a kurta’s cuff that lights the lamp in the middle of a rangoli with a taper, among clay lamps and marigolds.',
};
