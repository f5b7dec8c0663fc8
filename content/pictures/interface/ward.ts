// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceWard: PictureSource = {
  file: 'interface-ward.9cc7b1e3',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up ward screen: six beds, one of them with an open call, and the three steps by which the call reached a nurse.',
  hasDark: true,
  hasPhone: true,
};
