import type { PictureSource } from '#shared/picture-source.ts';
import type { Evidence } from '../evidence.ts';
import type { IconName } from '../icon-name.ts';
import type { MeasuredResult, Points } from '../points.ts';
import type { CaseSlug } from '../portfolio/case-slugs.ts';

/** A line drawing of this page's own, by its name in client/pictures/industries.svg; so is a signal. */
type IndustryScene = 'attendance' | 'back-office' | 'cold-box' | 'fleet-board';

export type IndustryImage = PictureSource | IndustryScene | Evidence;

/** What the output of a sensor looks like on an instrument. */
type Signal = 'contact' | 'drift' | 'decay' | 'crank' | 'bits' | 'pulses' | 'bell' | 'steps' | 'cut';

/** One industry page; the names of its fields are fixed (behaviour E5). */
export type IndustryContent = {
  name: string;
  /** For search engines, at most 160 characters. */
  summary: string;
  bannerTitle: string;
  bannerDescription: string;
  result: MeasuredResult & { project: CaseSlug };
  /** Four things that are sensed, from left to right, and four places where they end up, at most 12 characters each. */
  board: {
    /** What is between them, at most 8 characters. */
    chip: string;
    sensors: readonly {
      input: string;
      /** Its via on the drawing. */
      at: readonly [x: number, y: number];
      value: string;
      signal: Signal;
      /** What is done with the value. */
      rule: string;
      /** The places in `solutions` and `outputs` of what it feeds. */
      feeds: number;
      reaches: number;
    }[];
    outputs: readonly string[];
    /** In place of the drawing. */
    picture?: PictureSource;
  };
  title: string;
  description: string;
  services: readonly { title: string; description: string; icon: IconName }[];
  ExploreTitle: string;
  /** How each part stands, so that no two of the five pages look alike. */
  arrangement: {
    services: Points['layout'];
    /** Beside their pictures, one large card over two, or stops on one line. */
    solutions: 'splits' | 'mosaic' | 'stops';
    /** The reasons are on the colour of the industry, not on the dark band. */
    isBright?: boolean;
  };
  /** `facts` stand below the words, outside of cards: a name of two or three words, and a value. */
  solutions: readonly {
    title: string;
    image: IndustryImage;
    description: string;
    facts?: readonly (readonly [name: string, value: string])[];
  }[];
  whyChoose: {
    /** One figure from the evidence, and what it says. */
    figure: string;
    of: string;
    /** Words on the drawing (client/pictures/nights.svg), in percent of its width and height. */
    labels: readonly (readonly [x: number, y: number, words: string, anchor?: 'middle'])[];
    evidence: Evidence;
    reasons: readonly { title: string; description: string }[];
  };
  talk: { title: string; description: string };
};
