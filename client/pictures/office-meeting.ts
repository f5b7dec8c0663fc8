// Made by `npm run images` from art/masters; stamp 57828a268827dee2
import avif480 from './office-meeting/office-meeting-480.avif?url';
import webp480 from './office-meeting/office-meeting-480.webp?url';
import avif800 from './office-meeting/office-meeting-800.avif?url';
import webp800 from './office-meeting/office-meeting-800.webp?url';
import avif1200 from './office-meeting/office-meeting-1200.avif?url';
import webp1200 from './office-meeting/office-meeting-1200.webp?url';
import avif1600 from './office-meeting/office-meeting-1600.avif?url';
import webp1600 from './office-meeting/office-meeting-1600.webp?url';
import type { PictureSource } from './picture-source.ts';

export const officeMeeting: PictureSource = {
  width: 1600,
  height: 1067,
  alt: '3D illustration of a meeting table with chairs in front of a wall screen.',
  avif: [`${avif480} 480w`, `${avif800} 800w`, `${avif1200} 1200w`, `${avif1600} 1600w`].join(', '),
  webp: [`${webp480} 480w`, `${webp800} 800w`, `${webp1200} 1200w`, `${webp1600} 1600w`].join(', '),
  src: webp800,
};
