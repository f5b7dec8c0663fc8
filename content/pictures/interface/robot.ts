// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceRobot: PictureSource = {
  file: 'interface-robot.8ec303ee',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up invoice robot: 38 of 40 invoices filed in a supplier portal by 07:13, two waiting for a person with the reason.',
  hasDark: true,
  hasPhone: true,
};
