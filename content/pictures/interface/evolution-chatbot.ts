// Made by `npm run images` from art/masters.
import type { PictureSource } from '#shared/picture-source.ts';

export const interfaceEvolutionChatbot: PictureSource = {
  file: 'interface-evolution-chatbot.0b6fef08',
  widths: [480, 800, 1200],
  width: 1200,
  height: 800,
  alt: 'A telephone note asking to call back about order 5502, and the same question answered in a chat.',
  hasDark: true,
};
