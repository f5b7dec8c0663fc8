// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliBowls: PictureSource = {
  file: 'event-holi-bowls.02aa5558',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of brass bowls heaped with pink, orange and yellow powder, seen from the ground.',
};
