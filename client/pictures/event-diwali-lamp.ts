// Made by `npm run images` from art/masters; stamp 7b201e6b7e9691b7
import avif480 from './event-diwali-lamp/event-diwali-lamp-480.avif?url';
import webp480 from './event-diwali-lamp/event-diwali-lamp-480.webp?url';
import avif800 from './event-diwali-lamp/event-diwali-lamp-800.avif?url';
import webp800 from './event-diwali-lamp/event-diwali-lamp-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventDiwaliLamp: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: a lit clay lamp in the middle of a rangoli of petals.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
