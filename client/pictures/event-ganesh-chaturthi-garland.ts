// Made by `npm run images` from art/masters; stamp 94dd29d4e9c26875
import avif480 from './event-ganesh-chaturthi-garland/event-ganesh-chaturthi-garland-480.avif?url';
import webp480 from './event-ganesh-chaturthi-garland/event-ganesh-chaturthi-garland-480.webp?url';
import avif640 from './event-ganesh-chaturthi-garland/event-ganesh-chaturthi-garland-640.avif?url';
import webp640 from './event-ganesh-chaturthi-garland/event-ganesh-chaturthi-garland-640.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventGaneshChaturthiGarland: PictureSource = {
  width: 640,
  height: 480,
  alt: 'Detail of a 3D illustration: a garland of orange and yellow marigolds on a pale wall.',
  avif: [`${avif480} 480w`, `${avif640} 640w`].join(', '),
  webp: [`${webp480} 480w`, `${webp640} 640w`].join(', '),
  src: webp640,
};
