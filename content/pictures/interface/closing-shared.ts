// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingShared: PictureSource = {
  file: 'interface-closing-shared.0b3986a6',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A folder of packages: website and app import the same rules, and one file is a copy.',
};
