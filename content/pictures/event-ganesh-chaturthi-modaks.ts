// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiModaks: PictureSource = {
  file: 'event-ganesh-chaturthi-modaks.1b153f6b',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: white modaks on a brass plate before a kalash.',
};
