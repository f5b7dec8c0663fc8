// Made by `npm run images` from art/masters; stamp 95ceb327129619ab
import avif480 from './event-holi-powder/event-holi-powder-480.avif?url';
import webp480 from './event-holi-powder/event-holi-powder-480.webp?url';
import avif800 from './event-holi-powder/event-holi-powder-800.avif?url';
import webp800 from './event-holi-powder/event-holi-powder-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventHoliPowder: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: pink powder scattered beside bowls and a marigold.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
