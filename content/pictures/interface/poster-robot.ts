// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfacePosterRobot: PictureSource = {
  file: 'interface-poster-robot.f9100579',
  widths: [480, 576],
  width: 576,
  height: 720,
  alt: '38 of 40 filed, two wait for a person.',
  hasDark: true,
};
