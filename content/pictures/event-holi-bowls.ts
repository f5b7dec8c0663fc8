// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoliBowls: PictureSource = {
  file: 'event-holi-bowls.8e024b44',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: brass bowls heaped with pink, orange and yellow powder.',
};
