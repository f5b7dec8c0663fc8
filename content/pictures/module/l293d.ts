// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleL293d: PictureSource = {
  file: 'module-l293d.4fcce2d7',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a green L293D motor driver board with blue screw terminals, a pin header, a capacitor and a red LED.',
  hasDark: true,
};
