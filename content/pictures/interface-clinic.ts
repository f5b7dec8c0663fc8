// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClinic: PictureSource = {
  file: 'interface-clinic.a3f37a87',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up clinic day: a list of departments, the average wait and the next six visits with their rooms.',
  hasDark: true,
};
