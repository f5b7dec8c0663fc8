// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverIrSensorInSunlight: PictureSource = {
  file: 'interface-cover-ir-sensor-in-sunlight.57ffd00b',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Two curves over a day at one distance from each other: from 11:30 the lower one, too, is above the limit.',
  hasDark: true,
  hasPhone: true,
};
