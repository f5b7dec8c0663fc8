// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceDrawer: PictureSource = {
  file: 'interface-device-drawer.707bfec4',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 516,
  alt: 'One reading on a cheap phone, a scanner, a wall tablet and a new phone: read now, one second old, four seconds old, and found again.',
  hasDark: true,
  hasPhone: true,
};
