// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceAnalytics: PictureSource = {
  file: 'interface-analytics.96c279f5',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up plant screen: 0.42 kWh for each door trim, and the power of the line by the hour.',
  hasDark: true,
  hasPhone: true,
};
