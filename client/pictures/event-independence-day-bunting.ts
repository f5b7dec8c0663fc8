// Made by `npm run images` from art/masters; stamp c362a08fbdfa8dcb
import avif480 from './event-independence-day-bunting/event-independence-day-bunting-480.avif?url';
import webp480 from './event-independence-day-bunting/event-independence-day-bunting-480.webp?url';
import avif800 from './event-independence-day-bunting/event-independence-day-bunting-800.avif?url';
import webp800 from './event-independence-day-bunting/event-independence-day-bunting-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventIndependenceDayBunting: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: saffron, white and green pennants running from a wooden pole.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
