// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionIop: PictureSource = {
  file: 'interface-evolution-iop.236fc5e9',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A night list on a ward, and the badge’s own screen, on which its owner chooses who may see what, and how long.',
  hasDark: true,
};
