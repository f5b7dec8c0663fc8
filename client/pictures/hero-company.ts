// Made by `npm run images` from art/masters; stamp 8418a013f671a4c9
import avif480 from './hero-company/hero-company-480.avif?url';
import webp480 from './hero-company/hero-company-480.webp?url';
import avif800 from './hero-company/hero-company-800.avif?url';
import webp800 from './hero-company/hero-company-800.webp?url';
import avif1200 from './hero-company/hero-company-1200.avif?url';
import webp1200 from './hero-company/hero-company-1200.webp?url';
import avif1600 from './hero-company/hero-company-1600.avif?url';
import webp1600 from './hero-company/hero-company-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const heroCompany: PictureSource = {
  width: 1600,
  height: 1000,
  alt: '3D illustration of a laptop, a phone, a notebook and a motor driver board on a light desk.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
