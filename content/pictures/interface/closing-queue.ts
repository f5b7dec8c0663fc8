// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingQueue: PictureSource = {
  file: 'interface-closing-queue.a2b2fc04',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A chart of 48,211 waiting jobs that only grows, and a request that timed out after 60 seconds.',
};
