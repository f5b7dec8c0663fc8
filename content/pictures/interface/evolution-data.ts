// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionData: PictureSource = {
  file: 'interface-evolution-data.d6bd4827',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A meter sheet with a reading struck out, and the forecast for next month that is made from such readings.',
  hasDark: true,
};
