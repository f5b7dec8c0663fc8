// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDeviceStates: PictureSource = {
  file: 'interface-device-states.6ce1994e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 516,
  alt: 'One screen on three phones: while it opens, with no stops, and with the stops of a route and how fresh they are.',
  hasDark: true,
  hasPhone: true,
};
