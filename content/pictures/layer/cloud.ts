// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const layerCloud: PictureSource = {
  file: 'layer-cloud.8534e705',
  widths: [480, 800, 1200],
  width: 1200,
  height: 640,
  alt: 'A panel of the cloud above the firmware: the motor current of pump 2, under its limit of 600 mA, and its log.',
};
