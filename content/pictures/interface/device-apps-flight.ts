// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAppsFlight: PictureSource = {
  file: 'interface-device-apps-flight.c9bb8955',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 982,
  alt: 'The same two phones without a network: the cold rooms as of four minutes ago, and the points of the visit waiting on the phone.',
  hasDark: true,
  hasPhone: true,
};
