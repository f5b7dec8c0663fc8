// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroCurrent: PictureSource = {
  file: 'hero-current.bc68a074',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 800,
  alt: '3D illustration of a radio node in an open grey enclosure with a black seal, wired to a blue clamp around a thick cable, its lid beside it.',
};
