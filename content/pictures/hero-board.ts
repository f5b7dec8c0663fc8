// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroBoard: PictureSource = {
  file: 'hero-board.3dc93f51',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: 'From the circuit board to the cloud: 3D illustration of our L293D motor driver board, with eight gold traces leaving its pins.',
};
