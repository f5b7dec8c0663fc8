// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionLowCode: PictureSource = {
  file: 'interface-evolution-low-code.686b9f7f',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A purchase slip filled in by hand, nobody knows who signs, and the form that it becomes, with two approvals given and the third due.',
  hasDark: true,
};
