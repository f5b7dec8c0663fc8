// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officePantryFlick: PictureSource = {
  file: 'office-pantry-flick.09a5399a',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a hand on a carrom board, the index finger behind the striker, with glasses of tea in the background.',
};
