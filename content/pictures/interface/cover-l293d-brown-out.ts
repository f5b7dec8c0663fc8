// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverL293dBrownOut: PictureSource = {
  file: 'interface-cover-l293d-brown-out.827c6c84',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'A supply that falls to 3.1 volts, below the limit of a reset, as the motors start and the radio sends.',
  hasDark: true,
  hasPhone: true,
};
