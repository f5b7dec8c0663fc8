// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingUsers: PictureSource = {
  file: 'interface-closing-users.19313453',
  widths: [480, 800, 1200],
  width: 1200,
  height: 880,
  alt: 'The badges of a technician on a ladder, a nurse in gloves and a driver in full sun.',
};
