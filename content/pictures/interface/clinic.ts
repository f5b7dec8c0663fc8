// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClinic: PictureSource = {
  file: 'interface-clinic.43031167',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up clinic’s queue board: the token being seen in each of three rooms, and those who come next.',
  hasDark: true,
  hasPhone: true,
};
