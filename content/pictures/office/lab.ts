// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeLab: PictureSource = {
  file: 'office-lab.163c771d',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of an electronics workbench with an oscilloscope, a power supply, a multimeter, screwdrivers in a rail and a tray of motor driver boards.',
};
