// Made by `npm run images` from art/masters; stamp d6ea47952f98bd79
import avif480 from './event-holi-colours/event-holi-colours-480.avif?url';
import webp480 from './event-holi-colours/event-holi-colours-480.webp?url';
import avif800 from './event-holi-colours/event-holi-colours-800.avif?url';
import webp800 from './event-holi-colours/event-holi-colours-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventHoliColours: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: brass bowls of yellow, green and violet powder.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
