// Made by `npm run images` from art/masters.
import type { PictureSource } from './picture-source.ts';

export const officeDesk: PictureSource = {
  file: 'office-desk.cad52f2e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of two white office desks by a window with trees outside, with monitors showing code and a board layout.',
};
