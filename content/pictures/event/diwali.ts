// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const eventDiwali: PictureSource = {
  file: 'event-diwali.455568bc',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of lit clay lamps and marigolds around a colourful rangoli.',
};
