// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceShop: PictureSource = {
  file: 'interface-device-shop.621ad6a4',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 774,
  alt: 'A shop’s website and in front of it a phone with the same made-up order: three parts and one total.',
  hasDark: true,
  hasPhone: true,
};
