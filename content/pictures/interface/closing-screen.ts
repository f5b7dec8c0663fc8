// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingScreen: PictureSource = {
  file: 'interface-closing-screen.3f69a329',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'An old form with abbreviated fields and an error that names none of them, circled in red.',
};
