// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const layerFirmware: PictureSource = {
  file: 'layer-firmware.19b5da45',
  widths: [480, 800, 1200],
  width: 1200,
  height: 640,
  alt: 'A panel of firmware above the board: a function that drives the motor and stops it at 600 mA.',
};
