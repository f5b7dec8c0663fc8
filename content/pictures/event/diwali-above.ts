// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwaliAbove: PictureSource = {
  file: 'event-diwali-above.b5e74782',
  widths: [240, 480, 576, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of a whole rangoli from above, with lamps on its petals and marigolds around it.',
};
