// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceApps: PictureSource = {
  file: 'interface-device-apps.7abc5011',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 982,
  alt: 'Two phones with made-up apps: cold rooms, one of them above its limit, and in a hand a visit with a gauge and its points, stored.',
  hasDark: true,
  hasPhone: true,
};
