// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthiGarland: PictureSource = {
  file: 'event-ganesh-chaturthi-garland.692545e3',
  widths: [240, 480, 576, 800, 1200],
  width: 1200,
  height: 800,
  alt: '3D illustration of marigold garlands along a wall, with mango leaves where two of them meet.',
};
