// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeTerrace: PictureSource = {
  file: 'office-terrace.f74a91f1',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of an office terrace in the evening: a round table, plants and string lights before a hazy town with lit windows.',
};
