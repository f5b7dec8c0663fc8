// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClassroom: PictureSource = {
  file: 'interface-classroom.11270718',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up teacher’s view: a class as coloured seats, 16 motors turning and 3 pupils who need a hand.',
  hasDark: true,
  hasPhone: true,
};
