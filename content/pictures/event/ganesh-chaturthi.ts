// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventGaneshChaturthi: PictureSource = {
  file: 'event-ganesh-chaturthi.25f23c09',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a festival altar with a brass kalash, a plate of modaks, lit lamps and marigold garlands.',
  hasDark: true,
};
