// Made by `npm run images` from art/masters; stamp 1b74cfa0bf722077
import avif480 from './event-independence-day-kites/event-independence-day-kites-480.avif?url';
import webp480 from './event-independence-day-kites/event-independence-day-kites-480.webp?url';
import avif800 from './event-independence-day-kites/event-independence-day-kites-800.avif?url';
import webp800 from './event-independence-day-kites/event-independence-day-kites-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventIndependenceDayKites: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: an orange and a white kite above a line of paper pennants.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
