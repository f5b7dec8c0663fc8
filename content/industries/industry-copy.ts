import type { IconName } from '#shared/icon-name.ts';
import type { PictureSource } from '#shared/picture-source.ts';

/** A line drawing of this page's own, kept with the page. */
type IndustryScene = 'attendance' | 'back-office' | 'cold-box' | 'fleet-board';

export type IndustryImage = PictureSource | IndustryScene;

/** One industry page; the names of its fields are fixed (behaviour G9). */
export type IndustryContent = {
  name: string;
  /** For search engines, at most 160 characters. */
  summary: string;
  bannerTitle: string;
  bannerDescription: string;
  /** Four things that are sensed and four places where they end up, at most 12 characters each. */
  board: { inputs: readonly string[]; outputs: readonly string[] };
  title: string;
  description: string;
  services: readonly { title: string; description: string; icon: IconName }[];
  ExploreTitle: string;
  /** How each part stands, so that no two of the five pages look alike; industry.css and solutions.css say what is meant. */
  arrangement: {
    services: 'list' | 'sheet' | 'pairs';
    solutions: 'splits' | 'mosaic' | 'bench' | 'stops' | 'ledger';
    reasons: 'beside' | 'turned' | 'cells' | 'columns';
  };
  solutions: readonly { title: string; image: IndustryImage; description: string }[];
  whyChoose: {
    title: string;
    /** Beside the reasons where they stand in one column. */
    picture?: PictureSource;
    reasons: readonly { title: string; description: string }[];
  };
  talk: { title: string; description: string };
};
