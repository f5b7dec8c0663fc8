// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceRepairAgent: PictureSource = {
  file: 'interface-repair-agent.a48ba3bc',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Screenshot of a made-up repair chat: an agent asks about a beeping washing machine, and a visit is booked with the likely part, a drain pump.',
  hasDark: true,
  hasPhone: true,
};
