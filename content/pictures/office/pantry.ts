// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officePantry: PictureSource = {
  file: 'office-pantry.81bd55a5',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a pantry table with a carrom board in play, four glasses of tea on a brass tray and a kettle.',
};
