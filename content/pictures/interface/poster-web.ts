// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfacePosterWeb: PictureSource = {
  file: 'interface-poster-web.8f3f419f',
  widths: [480, 576],
  width: 576,
  height: 720,
  alt: 'Token 41 is with Dr. Solanki in room 1.',
  hasDark: true,
};
