// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceFlutter: PictureSource = {
  file: 'interface-device-flutter.e6cfe26f',
  widths: [480, 800, 1160],
  width: 1160,
  height: 1124,
  alt: 'One phone cut in two, its left half an Android and its right half an iPhone: the same map and bus, the time on a dial on one and on a wheel on the other.',
  hasDark: true,
};
