// Made by `npm run images` from art/masters; stamp 1bde8307ee65cc83
import avif480 from './hero-cloud/hero-cloud-480.avif?url';
import webp480 from './hero-cloud/hero-cloud-480.webp?url';
import avif800 from './hero-cloud/hero-cloud-800.avif?url';
import webp800 from './hero-cloud/hero-cloud-800.webp?url';
import avif1200 from './hero-cloud/hero-cloud-1200.avif?url';
import webp1200 from './hero-cloud/hero-cloud-1200.webp?url';
import avif1600 from './hero-cloud/hero-cloud-1600.avif?url';
import webp1600 from './hero-cloud/hero-cloud-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const heroCloud: PictureSource = {
  width: 1600,
  height: 1000,
  alt: '3D illustration of five small servers joined by glowing gold traces to a cloud of nodes.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
