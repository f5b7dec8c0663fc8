// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionRpa: PictureSource = {
  file: 'interface-evolution-rpa.c3cf55cb',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A handwritten invoice that is typed twice, and what a robot says of its morning: 38 of 40 filed, two left for a person.',
  hasDark: true,
};
