// Made by `npm run images` from art/masters; stamp 1fcd3aa1723621b1
import avif480 from './hero-digital/hero-digital-480.avif?url';
import webp480 from './hero-digital/hero-digital-480.webp?url';
import avif800 from './hero-digital/hero-digital-800.avif?url';
import webp800 from './hero-digital/hero-digital-800.webp?url';
import avif1200 from './hero-digital/hero-digital-1200.avif?url';
import webp1200 from './hero-digital/hero-digital-1200.webp?url';
import avif1600 from './hero-digital/hero-digital-1600.avif?url';
import webp1600 from './hero-digital/hero-digital-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const heroDigital: PictureSource = {
  width: 1600,
  height: 1000,
  alt: '3D illustration of a laptop and a phone showing device dashboards on a dark green surface.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
