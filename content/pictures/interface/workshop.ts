// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceWorkshop: PictureSource = {
  file: 'interface-workshop.51871d0c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up workshop tablet: a voltage that falls after 15 seconds, and the advice to clean the earth strap.',
  hasDark: true,
  hasPhone: true,
};
