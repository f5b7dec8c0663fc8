// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingReview: PictureSource = {
  file: 'interface-closing-review.4c493eeb',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A message from App Review that rejects a build, on top of a sketch on paper.',
};
