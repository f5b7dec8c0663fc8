// Made by `npm run images` from art/masters; stamp 7e28a6d53a56a321
import avif480 from './event-diwali-row/event-diwali-row-480.avif?url';
import webp480 from './event-diwali-row/event-diwali-row-480.webp?url';
import avif800 from './event-diwali-row/event-diwali-row-800.avif?url';
import webp800 from './event-diwali-row/event-diwali-row-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventDiwaliRow: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: rows of lit clay lamps in the dark behind a ring of marigolds.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
