// Made by `npm run images` from art/masters; stamp aa91f4c3ea263b2c
import avif480 from './module-rf/module-rf-480.avif?url';
import webp480 from './module-rf/module-rf-480.webp?url';
import avif800 from './module-rf/module-rf-800.avif?url';
import webp800 from './module-rf/module-rf-800.webp?url';
import avif1200 from './module-rf/module-rf-1200.avif?url';
import webp1200 from './module-rf/module-rf-1200.webp?url';
import avif1600 from './module-rf/module-rf-1600.avif?url';
import webp1600 from './module-rf/module-rf-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const moduleRf: PictureSource = {
  width: 1600,
  height: 1200,
  alt: '3D illustration of a 433 MHz transmitter board and receiver board, each with a copper coil antenna.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
