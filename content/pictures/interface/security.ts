// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceSecurity: PictureSource = {
  file: 'interface-security.45147a04',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up sign-in log: 38 refused tries at 09:12 in red, and what was done about them.',
  hasDark: true,
  hasPhone: true,
};
