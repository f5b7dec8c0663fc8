// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiKalash: PictureSource = {
  file: 'event-ganesh-chaturthi-kalash.b322850b',
  widths: [480, 800],
  width: 800,
  height: 600,
  alt: 'Detail of a 3D illustration: a brass kalash with leaves and a coconut.',
};
