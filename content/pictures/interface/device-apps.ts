// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceApps: PictureSource = {
  file: 'interface-device-apps.6a3b638a',
  widths: [480, 800, 1200, 1300],
  width: 1300,
  height: 1280,
  alt: 'A hand that holds a phone with a made-up app: the visit to a compressor, its gauge photographed, two of its points stored.',
  hasDark: true,
};
