// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverFirmwareTalent: PictureSource = {
  file: 'interface-cover-firmware-talent.4799ca4f',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'A counter that rises for 49.7 days and falls to zero below its deadline, so that one pump in thirty runs all night.',
  hasDark: true,
  hasPhone: true,
};
