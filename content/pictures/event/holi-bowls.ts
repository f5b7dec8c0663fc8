// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliBowls: PictureSource = {
  file: 'event-holi-bowls.95efcf62',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a hand whose fingers are pink with powder, taking a pinch from a brass bowl; bowls of blue, orange and yellow stand around it.',
};
