// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAppsFlight: PictureSource = {
  file: 'interface-device-apps-flight.3f308eac',
  widths: [480, 800, 1200],
  width: 1200,
  height: 1380,
  alt: 'The same phone without a network: the points of the visit wait on it.',
  hasDark: true,
};
