// Made by `npm run images` from art/masters.
import type { PictureSource } from './picture-source.ts';

export const moduleL293dAbove: PictureSource = {
  file: 'module-l293d-above.40311b6f',
  widths: [480, 800, 1200],
  width: 1200,
  height: 900,
  alt: '3D illustration of the L293D motor driver board from above, with its chip in the middle and eight pins named along one edge.',
  hasDark: true,
};
