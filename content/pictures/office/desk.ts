// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeDesk: PictureSource = {
  file: 'office-desk.68390551',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a desk at which somebody lays out a board on a monitor, one hand on the keys, the other on the mouse; the board itself lies before it.',
};
