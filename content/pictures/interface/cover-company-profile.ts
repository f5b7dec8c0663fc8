// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverCompanyProfile: PictureSource = {
  file: 'interface-cover-company-profile.7bca8c5f',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Seven overlapping bars across 13 weeks, from the first call to forty loggers in the field.',
  hasDark: true,
  hasPhone: true,
};
