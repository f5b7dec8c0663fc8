// Made by `npm run images` from art/masters; stamp 8132b0e2d80f281a
import avif480 from './office-lab/office-lab-480.avif?url';
import webp480 from './office-lab/office-lab-480.webp?url';
import avif800 from './office-lab/office-lab-800.avif?url';
import webp800 from './office-lab/office-lab-800.webp?url';
import avif1200 from './office-lab/office-lab-1200.avif?url';
import webp1200 from './office-lab/office-lab-1200.webp?url';
import avif1600 from './office-lab/office-lab-1600.avif?url';
import webp1600 from './office-lab/office-lab-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const officeLab: PictureSource = {
  width: 1600,
  height: 1067,
  alt: '3D illustration of an electronics workbench with an oscilloscope, a power supply, a soldering station and boards.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
