// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliAbove: PictureSource = {
  file: 'event-holi-above.ae1283df',
  widths: [240, 480, 576, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of six brass bowls of coloured powder and small heaps beside them, from above.',
};
