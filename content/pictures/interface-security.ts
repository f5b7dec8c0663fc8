// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceSecurity: PictureSource = {
  file: 'interface-security.fa64dedb',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up access review: a list of events and the timeline of a repeated sign-in that was blocked and contained.',
  hasDark: true,
};
