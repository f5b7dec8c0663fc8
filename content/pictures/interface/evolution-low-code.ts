// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionLowCode: PictureSource = {
  file: 'interface-evolution-low-code.ba2a6d07',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A purchase slip filled in by hand, nobody knows who signs, and the form that it becomes, with two approvals given and the third due.',
  hasDark: true,
};
