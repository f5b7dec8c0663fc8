// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverAiMlInIot: PictureSource = {
  file: 'interface-cover-ai-ml-in-iot.a584976a',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'A spectrum with one peak at 77 Hz high above its limit: after ten minutes over it the board decides by itself.',
  hasDark: true,
  hasPhone: true,
};
