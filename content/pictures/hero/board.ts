// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroBoard: PictureSource = {
  file: 'hero-board.a961270b',
  widths: [480, 800, 1200, 1600],
  width: 1800,
  height: 1350,
  alt: 'From the circuit board to the cloud: 3D illustration of our L293D motor driver board, with eight gold traces leaving its pins.',
};
