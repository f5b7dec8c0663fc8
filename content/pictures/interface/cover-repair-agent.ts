// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverRepairAgent: PictureSource = {
  file: 'interface-cover-repair-agent.9e8c8d3c',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Twelve visits under the question “Is the filter clean?”: every third ended at a full filter or a closed tap.',
  hasDark: true,
  hasPhone: true,
};
