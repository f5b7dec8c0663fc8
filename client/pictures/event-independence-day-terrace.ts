// Made by `npm run images` from art/masters; stamp d18cbd8fbdf31cec
import avif480 from './event-independence-day-terrace/event-independence-day-terrace-480.avif?url';
import webp480 from './event-independence-day-terrace/event-independence-day-terrace-480.webp?url';
import avif800 from './event-independence-day-terrace/event-independence-day-terrace-800.avif?url';
import webp800 from './event-independence-day-terrace/event-independence-day-terrace-800.webp?url';
import type { PictureSource } from './picture-source.ts';

export const eventIndependenceDayTerrace: PictureSource = {
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: potted plants and bunting along a terrace railing.',
  avif: [`${avif480} 480w`, `${avif800} 800w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`].join(', '),
  src: webp800,
};
