// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverOfflineQueue: PictureSource = {
  file: 'interface-cover-offline-queue.8536eb63',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'Forty dots for forty scans, two of them empty: they lived in memory alone when the phone closed the app.',
  hasDark: true,
  hasPhone: true,
};
