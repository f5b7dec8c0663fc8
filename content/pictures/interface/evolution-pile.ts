// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionPile: PictureSource = {
  file: 'interface-evolution-pile.ac02c7a7',
  widths: [480, 800, 1200],
  width: 1200,
  height: 880,
  alt: 'Four papers from one office, one of them circled in red: an invoice that is typed twice.',
};
