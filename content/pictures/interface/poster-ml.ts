// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfacePosterMl: PictureSource = {
  file: 'interface-poster-ml.b62dbecc',
  widths: [480, 576],
  width: 576,
  height: 720,
  alt: 'Of 100 faults the rule found 61, the model 88.',
  hasDark: true,
};
