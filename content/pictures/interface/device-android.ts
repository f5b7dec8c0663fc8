// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceAndroid: PictureSource = {
  file: 'interface-device-android.70afe612',
  widths: [480, 800, 1160],
  width: 1160,
  height: 1040,
  alt: 'A temperature logger with a coin cell and a probe beside an Android phone, which shows a cold room above its limit.',
  hasDark: true,
};
