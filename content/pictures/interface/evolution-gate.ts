// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionGate: PictureSource = {
  file: 'interface-evolution-gate.a62be792',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 761,
  alt: 'A register written at a gate, with entries struck out and corrected, and over it the tablet that counts 42 drums once.',
  hasDark: true,
  hasPhone: true,
};
