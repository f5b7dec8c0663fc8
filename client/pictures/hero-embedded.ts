// Made by `npm run images` from art/masters; stamp 0ae30f6191ff933e
import avif480 from './hero-embedded/hero-embedded-480.avif?url';
import webp480 from './hero-embedded/hero-embedded-480.webp?url';
import avif800 from './hero-embedded/hero-embedded-800.avif?url';
import webp800 from './hero-embedded/hero-embedded-800.webp?url';
import avif1200 from './hero-embedded/hero-embedded-1200.avif?url';
import webp1200 from './hero-embedded/hero-embedded-1200.webp?url';
import avif1600 from './hero-embedded/hero-embedded-1600.avif?url';
import webp1600 from './hero-embedded/hero-embedded-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const heroEmbedded: PictureSource = {
  width: 1600,
  height: 1000,
  alt: '3D illustration of a motor driver board wired to a small DC motor and a battery holder on a dark green surface.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
