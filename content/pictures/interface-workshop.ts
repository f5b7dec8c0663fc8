// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceWorkshop: PictureSource = {
  file: 'interface-workshop.93998e5b',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up car workshop: a list of bays and a chart of a charging fault with five measurements.',
  hasDark: true,
};
