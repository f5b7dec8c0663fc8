import type { IconName } from '#shared/icon-name.ts';
import type { PictureSource } from '#shared/picture-source.ts';

/** What one development type says (behaviour S2). */
export type WebTypeWords = {
  /** At most 160 characters. */
  description: string;
  hero: { title: string; lead: string };
  path: { label: string; stops: readonly { ref: string; name: string; note: string }[] };
  /** The letters of the stack, each with what it stands for. */
  letters: {
    title: string;
    text: string;
    items: readonly { letter: string; name: string; text: string }[];
  };
  features: {
    title: string;
    text: string;
    picture: PictureSource;
    cards: readonly { icon: IconName; title: string; text: string }[];
  };
  codeSample: { title: string; text: string; points: readonly string[]; file: string; code: string };
  workflow: readonly { title: string; text: string; result: string }[];
  cta: { title: string; text: string };
};
