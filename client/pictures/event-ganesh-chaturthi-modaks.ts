// Made by `npm run images` from art/masters; stamp 1b153f6b2b9b7cd9
import avif480 from './event-ganesh-chaturthi-modaks/event-ganesh-chaturthi-modaks-480.avif?url';
import webp480 from './event-ganesh-chaturthi-modaks/event-ganesh-chaturthi-modaks-480.webp?url';
import avif800 from './event-ganesh-chaturthi-modaks/event-ganesh-chaturthi-modaks-800.avif?url';
import webp800 from './event-ganesh-chaturthi-modaks/event-ganesh-chaturthi-modaks-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventGaneshChaturthiModaks: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: white modaks on a brass plate before a kalash.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
