// Made by `npm run images` from art/masters; stamp 69b20b2eea0a2c8a
import avif480 from './event-diwali-marigolds/event-diwali-marigolds-480.avif?url';
import webp480 from './event-diwali-marigolds/event-diwali-marigolds-480.webp?url';
import avif800 from './event-diwali-marigolds/event-diwali-marigolds-800.avif?url';
import webp800 from './event-diwali-marigolds/event-diwali-marigolds-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventDiwaliMarigolds: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: marigolds and clay lamps along the rim of a rangoli.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
