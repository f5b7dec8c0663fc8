// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventHoli: PictureSource = {
  file: 'event-holi.6320fe3c',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of brass bowls filled with coloured Holi powder, more of it spilled between them.',
  hasDark: true,
};
