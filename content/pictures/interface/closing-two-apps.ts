// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceClosingTwoApps: PictureSource = {
  file: 'interface-closing-two-apps.b00dbfc8',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'The icons of one app twice, in Kotlin and in Swift, each with its own list of bugs.',
};
