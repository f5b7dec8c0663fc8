// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceFlutter: PictureSource = {
  file: 'interface-device-flutter.a016abf7',
  widths: [480, 800, 1160],
  width: 1160,
  height: 1124,
  alt: 'One phone cut in two, its left half an Android and its right half an iPhone: both show the same map and bus.',
  hasDark: true,
};
