// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const heroCompany: PictureSource = {
  file: 'hero-company.6446dcb8',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1000,
  alt: '3D illustration of a laptop, a phone, a notebook and a motor driver board on a light desk.',
};
