// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleRelayAbove: PictureSource = {
  file: 'module-relay-above.7430a332',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of the two-channel relay board from above, with the terminals NO, COM and NC beside each relay.',
  hasDark: true,
};
