// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceNetworkGap: PictureSource = {
  file: 'interface-network-gap.e0029041',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 800,
  alt: 'A recorder’s strip of a line’s current with six minutes missing, filled in afterwards by 40 readings that had waited.',
  hasDark: true,
};
