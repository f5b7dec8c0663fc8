// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceFleet: PictureSource = {
  file: 'interface-fleet.7abecf1c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up fleet map: a bus on its line between stops, with the arrival time at the next one and a list of vehicles.',
  hasDark: true,
  hasPhone: true,
};
