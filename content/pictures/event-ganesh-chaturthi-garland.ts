// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiGarland: PictureSource = {
  file: 'event-ganesh-chaturthi-garland.94dd29d4',
  widths: [480, 640],
  width: 640,
  height: 480,
  alt: 'Detail of a 3D illustration: a garland of orange and yellow marigolds on a pale wall.',
};
