// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceLending: PictureSource = {
  file: 'interface-lending.85d0973e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up loan desk: a list of applications and the steps of one for a tailoring machine, ready to sign.',
  hasDark: true,
};
