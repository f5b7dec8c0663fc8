// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiModaks: PictureSource = {
  file: 'event-ganesh-chaturthi-modaks.cd84651f',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a hand that sets the last modak down on a brass plate, in front of the kalash.',
  hasDark: true,
};
