// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeDesk: PictureSource = {
  file: 'office-desk.72ed2460',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of two white office desks by a window onto a garden, with monitors showing code and a board layout, and a rangoli in a frame.',
};
