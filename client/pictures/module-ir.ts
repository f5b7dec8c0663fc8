// Made by `npm run images` from art/masters; stamp 129771d69779d88c
import avif480 from './module-ir/module-ir-480.avif?url';
import webp480 from './module-ir/module-ir-480.webp?url';
import avif800 from './module-ir/module-ir-800.avif?url';
import webp800 from './module-ir/module-ir-800.webp?url';
import avif1200 from './module-ir/module-ir-1200.avif?url';
import webp1200 from './module-ir/module-ir-1200.webp?url';
import avif1600 from './module-ir/module-ir-1600.avif?url';
import webp1600 from './module-ir/module-ir-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const moduleIr: PictureSource = {
  width: 1600,
  height: 1200,
  alt: '3D illustration of a small infrared sensor board with a clear and a black LED at its edge and a blue trimmer.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
