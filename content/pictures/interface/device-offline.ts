// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceOffline: PictureSource = {
  file: 'interface-device-offline.fd41529e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 568,
  alt: 'One application on three phones: its icon on the home screen, three entries that wait in a basement, and the same three on the server.',
  hasDark: true,
  hasPhone: true,
};
