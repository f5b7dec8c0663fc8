// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceVibration: PictureSource = {
  file: 'interface-vibration.135a8c80',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up motor monitor: a vibration that knocks every 13 ms, and its spectrum with a peak at 77 Hz far above the limit.',
  hasDark: true,
  hasPhone: true,
};
