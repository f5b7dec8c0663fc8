// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeMeeting: PictureSource = {
  file: 'office-meeting.bca3b3ce',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a meeting table with chairs under copper lamps, before a screen on a panel of green slats.',
};
