// Made by `npm run images` from art/masters; stamp 85d0973edf012413

import avif480 from './interface-lending/interface-lending-480.avif?url';
import webp480 from './interface-lending/interface-lending-480.webp?url';
import avif800 from './interface-lending/interface-lending-800.avif?url';
import webp800 from './interface-lending/interface-lending-800.webp?url';
import avif1200 from './interface-lending/interface-lending-1200.avif?url';
import webp1200 from './interface-lending/interface-lending-1200.webp?url';
import avif1600 from './interface-lending/interface-lending-1600.avif?url';
import webp1600 from './interface-lending/interface-lending-1600.webp?url';
import avifDark480 from './interface-lending/interface-lending-dark-480.avif?url';
import webpDark480 from './interface-lending/interface-lending-dark-480.webp?url';
import avifDark800 from './interface-lending/interface-lending-dark-800.avif?url';
import webpDark800 from './interface-lending/interface-lending-dark-800.webp?url';
import avifDark1200 from './interface-lending/interface-lending-dark-1200.avif?url';
import webpDark1200 from './interface-lending/interface-lending-dark-1200.webp?url';
import avifDark1600 from './interface-lending/interface-lending-dark-1600.avif?url';
import webpDark1600 from './interface-lending/interface-lending-dark-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const interfaceLending: PictureSource = {
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up loan desk: a list of applications and the steps of one for a tailoring machine, ready to sign.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
  dark: {
    avif: [
      `${avifDark480} 480w`,
      `${avifDark800} 800w`,
      `${avifDark1200} 1200w`,
      `${avifDark1600} 1600w`,
    ].join(', '),
    webp: [
      `${webpDark480} 480w`,
      `${webpDark800} 800w`,
      `${webpDark1200} 1200w`,
      `${webpDark1600} 1600w`,
    ].join(', '),
    src: webpDark800,
  },
};
