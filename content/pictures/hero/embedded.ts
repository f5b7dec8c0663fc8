// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroEmbedded: PictureSource = {
  file: 'hero-embedded.37942d8b',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 800,
  alt: '3D illustration of a motor driver board wired to a small DC motor and a holder with two lithium cells of 3.7 V.',
};
