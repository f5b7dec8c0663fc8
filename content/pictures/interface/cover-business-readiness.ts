// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverBusinessReadiness: PictureSource = {
  file: 'interface-cover-business-readiness.57d0f31b',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Twelve pads for a buyer’s questions, of which four are filled: what owners could answer that evening with evidence.',
  hasDark: true,
  hasPhone: true,
};
