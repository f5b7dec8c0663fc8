// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceApps: PictureSource = {
  file: 'interface-device-apps.dcac27f5',
  widths: [480, 800, 1200, 1400],
  width: 1400,
  height: 1000,
  alt: 'Two phones with made-up apps: cold rooms, one of them above its limit, and a visit with a gauge and its points, stored.',
  hasDark: true,
  hasPhone: true,
};
