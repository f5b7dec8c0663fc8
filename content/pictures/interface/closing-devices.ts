// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingDevices: PictureSource = {
  file: 'interface-closing-devices.10b8963e',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A barcode scanner, a phone and a wall tablet, each with one large reading.',
};
