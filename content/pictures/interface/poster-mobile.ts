// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfacePosterMobile: PictureSource = {
  file: 'interface-poster-mobile.81506a2f',
  widths: [480, 576],
  width: 576,
  height: 720,
  alt: 'A phone at the car: clean the earth strap, 12.1 V.',
  hasDark: true,
};
