// Made by `npm run images` from art/masters; stamp 53736ef43e9d98bc
import avif480 from './event-holi/event-holi-480.avif?url';
import webp480 from './event-holi/event-holi-480.webp?url';
import avif800 from './event-holi/event-holi-800.avif?url';
import webp800 from './event-holi/event-holi-800.webp?url';
import avif1200 from './event-holi/event-holi-1200.avif?url';
import webp1200 from './event-holi/event-holi-1200.webp?url';
import avif1600 from './event-holi/event-holi-1600.avif?url';
import webp1600 from './event-holi/event-holi-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventHoli: PictureSource = {
  width: 1600,
  height: 1067,
  alt: '3D illustration of brass bowls filled with coloured Holi powder on a pale ground.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
