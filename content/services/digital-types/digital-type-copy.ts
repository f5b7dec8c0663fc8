import type { PictureSource } from '#shared/picture-source.ts';
import type { Points } from '../../points.ts';
import type { BeforeAfter } from '../before-after-copy.ts';

/** Words of a drawing of pictures/wide.svg. */
export type WidePicture = {
  /** Starts the title, in the largest type. */
  figure?: string;
  title: string;
  text: string;
  /** In the order of the drawing. */
  marks: readonly (readonly [name: string, what: string])[];
  /** On a tinted ground in place of the dark one. */
  isPaper?: boolean;
};

/** What somebody who buys a device asks before they write. */
export type HardwareAnswers = {
  radios: WidePicture & {
    list: readonly {
      name: string;
      text: string;
      facts: readonly (readonly [question: string, answer: string])[];
    }[];
  };
  battery: Points & { figure: string };
  answers: {
    title: string;
    picture: PictureSource;
    list: readonly (readonly [question: string, answer: string])[];
  };
};

/** What every digital service page says (behaviour E6, S6). */
export type DigitalService = {
  /** Of the tab and of search results. */
  title: string;
  description: string;
  /** `title` and `highlight` are read as one sentence; the second part is set off in colour. */
  banner: { badge: string; title: string; highlight: string; subtitle: string };
  /** One piece of the work, as it came and as it is done afterwards. */
  change: BeforeAfter;
  /** What it is about. */
  ordered?: PictureSource;
  capabilities: Points;
  /** Beside the words of the capabilities, where they have no evidence. */
  picture?: PictureSource;
  demo: {
    title: string;
    description: string;
    features: readonly string[];
    /** Where the code stands beside its words. */
    codeAt: 'start' | 'end';
    /** One file, or a few that belong together; `id` is unique on the page. */
    code: readonly { id: string; label: string; file: string; text: string }[];
    /** What came of running it, as on a terminal: `file` says where. At most 40 characters a line, so that a phone shows them whole. */
    run: { file: string; text: string };
  };
  /** The one object of the page, across the window. */
  wide?: WidePicture & { after: 'banner' | 'capabilities' | 'demo' };
  /** Of the service that builds devices. */
  hardware?: HardwareAnswers;
  resources: {
    title: string;
    cards: readonly {
      title: string;
      badge: string;
      picture?: PictureSource;
      description: string;
      actions: readonly ServiceLink[];
    }[];
  };
  cta: {
    title: string;
    description: string;
    /** A label says what is counted and, after a colon, who counted. */
    metrics: readonly { value: string; label: string }[];
    /** Beside the button that leads to the contact form. */
    second: ServiceLink;
  };
};

type ServiceLink = { label: string; to: string };
