// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceDealerOrder: PictureSource = {
  file: 'interface-dealer-order.6c4c156e',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 800,
  alt: 'A dealer’s handwritten order for 20 relays, and the order it becomes, with part, price, stock and tax.',
  hasDark: true,
};
