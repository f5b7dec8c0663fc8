// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleL293dAbove: PictureSource = {
  file: 'module-l293d-above.ae5ce027',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of the L293D motor driver board from above, with its chip in the middle and eight pins named along one edge.',
  hasDark: true,
};
