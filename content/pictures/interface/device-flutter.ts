// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceFlutter: PictureSource = {
  file: 'interface-device-flutter.4bd751a3',
  widths: [480, 800, 1200, 1400],
  width: 1400,
  height: 1200,
  alt: 'A hand that holds one phone cut in two: its left half an Android, its right half an iPhone, the time on a dial on one and on a wheel on the other.',
  hasDark: true,
};
