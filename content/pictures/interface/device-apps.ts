// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceApps: PictureSource = {
  file: 'interface-device-apps.13551283',
  widths: [480, 800, 1200, 1280],
  width: 1280,
  height: 1344,
  alt: 'A hand that holds a phone with a made-up app: the visit to a compressor, its gauge photographed, two of its points stored.',
  hasDark: true,
};
