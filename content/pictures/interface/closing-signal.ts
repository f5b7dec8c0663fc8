// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingSignal: PictureSource = {
  file: 'interface-closing-signal.b6d74913',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'The signal of a phone over a working morning: none for 41 minutes, in a basement.',
};
