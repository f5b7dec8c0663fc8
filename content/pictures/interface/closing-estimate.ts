// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingEstimate: PictureSource = {
  file: 'interface-closing-estimate.f67fb8e9',
  widths: [480, 800, 1200],
  width: 1200,
  height: 880,
  alt: 'A written estimate: its total, the days of each part, and what is left out.',
};
