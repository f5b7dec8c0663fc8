// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceApps: PictureSource = {
  file: 'interface-device-apps.b0d2320c',
  widths: [480, 800, 1160],
  width: 1160,
  height: 1060,
  alt: 'Two phones with made-up apps: a visit with its checklist and a gauge, and cold rooms, one of them above its limit.',
  hasDark: true,
};
