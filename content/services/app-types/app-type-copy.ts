import type { IconName } from '#shared/icon-name.ts';
import type { PictureSource } from '#shared/picture-source.ts';

/** Identifiers of the six approaches (behaviour S4). */
export type Approach = 'native' | 'cross' | 'hybrid' | 'flutter' | 'ios' | 'reactnative';

/** What one kind of app says. */
export type AppTypeWords = {
  /** At most 160 characters. */
  description: string;
  /** The approach whose tab is open at first. */
  approach: Approach;
  hero: { title: string; lead: string; drawing: string };
  phones: 'android' | 'ios' | 'both';
  screen: 'rooms' | 'visit' | 'order' | 'route';
  services: {
    title: string;
    text: string;
    cards: readonly { icon: IconName; title: string; text: string }[];
  };
  codeSample: { title: string; text: string; points: readonly string[]; file: string; code: string };
  why: {
    title: string;
    text: string;
    picture: PictureSource;
    cards: readonly { title: string; text: string }[];
  };
  /** Leads into the six approaches from this page's own. */
  compare: string;
  cta: { title: string; text: string };
};
