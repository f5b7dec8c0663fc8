// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroEmbedded: PictureSource = {
  file: 'hero-embedded.0ae30f61',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1000,
  alt: '3D illustration of a motor driver board wired to a small DC motor and a battery holder on a dark green surface.',
};
