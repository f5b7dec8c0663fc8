// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceRoles: PictureSource = {
  file: 'interface-device-roles.3988d657',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 627,
  alt: 'One order on two screens: a clerk is told beside line 12 what is missing, a manager sees the margin of each line and may approve.',
  hasDark: true,
  hasPhone: true,
};
