// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceCoverRelayContacts: PictureSource = {
  file: 'interface-cover-relay-contacts.ec073b18',
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1066,
  alt: 'A current that swings to 22 amperes as a pump of 3.6 A starts, past the 10 A of the contact.',
  hasDark: true,
  hasPhone: true,
};
