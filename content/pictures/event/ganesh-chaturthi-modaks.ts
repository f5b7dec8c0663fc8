// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiModaks: PictureSource = {
  file: 'event-ganesh-chaturthi-modaks.15504836',
  widths: [240, 480, 640, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of a brass plate of modaks in front of the kalash, seen from close by.',
};
