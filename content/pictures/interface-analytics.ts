// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceAnalytics: PictureSource = {
  file: 'interface-analytics.dedadddd',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up energy view: a list of consumers and a chart of the power one production line drew in a day, under plan.',
  hasDark: true,
};
