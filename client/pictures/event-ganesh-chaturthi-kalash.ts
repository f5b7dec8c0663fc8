// Made by `npm run images` from art/masters; stamp b322850bba21af07
import avif480 from './event-ganesh-chaturthi-kalash/event-ganesh-chaturthi-kalash-480.avif?url';
import webp480 from './event-ganesh-chaturthi-kalash/event-ganesh-chaturthi-kalash-480.webp?url';
import avif800 from './event-ganesh-chaturthi-kalash/event-ganesh-chaturthi-kalash-800.avif?url';
import webp800 from './event-ganesh-chaturthi-kalash/event-ganesh-chaturthi-kalash-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventGaneshChaturthiKalash: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: a brass kalash with leaves and a coconut.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
