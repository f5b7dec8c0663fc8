// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const officeTask: PictureSource = {
  file: 'office-task.8f004222',
  widths: [240, 480, 576, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: '3D illustration of a workbench with a task on paper, on which a dip of the supply is circled in pencil, beside a radio node, a multimeter, a laptop and two mugs.',
};
