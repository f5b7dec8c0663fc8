// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceIpad: PictureSource = {
  file: 'interface-device-ipad.73beadf5',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 774,
  alt: 'An iPad with the visits of a day, the pressure of one compressor, two photos of it, and its checklist.',
  hasDark: true,
  hasPhone: true,
};
