// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeMeeting: PictureSource = {
  file: 'office-meeting.2add3d25',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of two people’s hands over a drawing in pencil: pump, board, gate house and shift, and below them the question “and without mains?”.',
};
