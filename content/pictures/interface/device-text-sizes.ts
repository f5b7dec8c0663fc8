// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceTextSizes: PictureSource = {
  file: 'interface-device-text-sizes.09f97493',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 516,
  alt: 'One list on four phones, each at a larger size of text: at the two largest the rows have become columns.',
  hasDark: true,
  hasPhone: true,
};
