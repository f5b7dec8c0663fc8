// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceSupport: PictureSource = {
  file: 'interface-support.5c225d3c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up support desk: the timeline of a ticket about a gateway that went offline, solved in 34 minutes.',
  hasDark: true,
  hasPhone: true,
};
