// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceSites: PictureSource = {
  file: 'interface-sites.44c0ff54',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of made-up kiosk sites: one without mains, with its door, temperature and battery and a curve of the last two hours.',
  hasDark: true,
  hasPhone: true,
};
