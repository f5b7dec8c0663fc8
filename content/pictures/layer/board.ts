// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const layerBoard: PictureSource = {
  file: 'layer-board.3d2d78c0',
  widths: [480, 800, 1200],
  width: 1200,
  height: 640,
  alt: 'The L293D motor driver board with its eight named pins, chip and screw terminals.',
};
