// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingSpreadsheet: PictureSource = {
  file: 'interface-closing-spreadsheet.24565c0d',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A spreadsheet of dealers in its seventh final version, with broken references and a tab named DO NOT TOUCH.',
};
