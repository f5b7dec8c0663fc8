// Made by `npm run images` from art/masters; stamp e19ca9e1584d1ee4
import avif480 from './office-terrace/office-terrace-480.avif?url';
import webp480 from './office-terrace/office-terrace-480.webp?url';
import avif800 from './office-terrace/office-terrace-800.avif?url';
import webp800 from './office-terrace/office-terrace-800.webp?url';
import avif1200 from './office-terrace/office-terrace-1200.avif?url';
import webp1200 from './office-terrace/office-terrace-1200.webp?url';
import avif1600 from './office-terrace/office-terrace-1600.avif?url';
import webp1600 from './office-terrace/office-terrace-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const officeTerrace: PictureSource = {
  width: 1600,
  height: 1067,
  alt: '3D illustration of an office terrace in the evening with plants, a round table and string lights.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
