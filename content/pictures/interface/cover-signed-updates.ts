// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverSignedUpdates: PictureSource = {
  file: 'interface-cover-signed-updates.6ad946b0',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'One day, five doors: five lines, of which four end at a closed pad and one goes on through an open ring.',
  hasDark: true,
  hasPhone: true,
};
