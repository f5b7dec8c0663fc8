// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClassroom: PictureSource = {
  file: 'interface-classroom.301a6264',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up course page: a list of classes and bars of how far a class has come in five lessons on circuits.',
  hasDark: true,
};
