// Made by `npm run images` from art/masters; stamp 8e024b448e7a987a
import avif480 from './event-holi-bowls/event-holi-bowls-480.avif?url';
import webp480 from './event-holi-bowls/event-holi-bowls-480.webp?url';
import avif800 from './event-holi-bowls/event-holi-bowls-800.avif?url';
import webp800 from './event-holi-bowls/event-holi-bowls-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventHoliBowls: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: brass bowls heaped with pink, orange and yellow powder.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
