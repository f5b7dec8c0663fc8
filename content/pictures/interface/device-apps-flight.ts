// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAppsFlight: PictureSource = {
  file: 'interface-device-apps-flight.ea74c5e5',
  widths: [480, 800, 1200, 1280],
  width: 1280,
  height: 1344,
  alt: 'The same phone without a network: the points of the visit wait on it.',
  hasDark: true,
};
