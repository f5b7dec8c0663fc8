// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceLending: PictureSource = {
  file: 'interface-lending.65fc9446',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up loan desk: the file of a tailoring unit, and five steps with the name of who took each.',
  hasDark: true,
  hasPhone: true,
};
