// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const layerApp: PictureSource = {
  file: 'layer-app.95c81f78',
  widths: [480, 800, 1200],
  width: 1200,
  height: 640,
  alt: 'A phone above the cloud: pump 2 runs at 62 %, nothing to report, and a button that stops it.',
};
