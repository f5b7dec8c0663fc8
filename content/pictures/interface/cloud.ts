// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCloud: PictureSource = {
  file: 'interface-cloud.0471e338',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of made-up servers for 312 devices: their load, the last restored backup and the bill for October.',
  hasDark: true,
  hasPhone: true,
};
