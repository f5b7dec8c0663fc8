// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceApprovalRule: PictureSource = {
  file: 'interface-approval-rule.2fc961b3',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 800,
  alt: 'A rule of approval as it was noted by hand, and the same rule as a flow that asks finance above 50,000.',
  hasDark: true,
};
