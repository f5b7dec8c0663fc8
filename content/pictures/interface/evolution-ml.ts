// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionMl: PictureSource = {
  file: 'interface-evolution-ml.4a3bdd2a',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'Two rules that a shop goes by, written by hand, and how many faults the rule and the model found.',
  hasDark: true,
};
