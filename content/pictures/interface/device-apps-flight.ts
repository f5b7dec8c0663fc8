// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAppsFlight: PictureSource = {
  file: 'interface-device-apps-flight.77d96ca0',
  widths: [480, 800, 1200, 1400],
  width: 1400,
  height: 1000,
  alt: 'The same two phones without a network: the cold rooms as of four minutes ago, and the points of the visit waiting on the phone.',
  hasDark: true,
  hasPhone: true,
};
