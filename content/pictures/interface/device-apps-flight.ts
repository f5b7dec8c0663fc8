// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAppsFlight: PictureSource = {
  file: 'interface-device-apps-flight.3866e412',
  widths: [480, 800, 1200, 1300],
  width: 1300,
  height: 1280,
  alt: 'The same phone without a network: the points of the visit wait on it.',
  hasDark: true,
};
