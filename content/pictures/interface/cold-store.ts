// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceColdStore: PictureSource = {
  file: 'interface-cold-store.ae847f59',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up alarm screen of cold rooms: a door open in room 4, its call taken after 90 s, and six rooms on a scale of 2 to 8 °C.',
  hasDark: true,
  hasPhone: true,
};
