// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const moduleRelay: PictureSource = {
  file: 'module-relay.f670ba23',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1200,
  alt: '3D illustration of a two-channel relay board with two blue relays marked 5VDC, 10A 240VAC and 10A 30VDC.',
  hasDark: true,
};
