// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceRegister: PictureSource = {
  file: 'interface-register.3da614a8',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'A handwritten job register with a line struck out, and beside it the same jobs as a clear list in an app.',
  hasDark: true,
  hasPhone: true,
};
