import type { PictureSource } from '#shared/picture-source.ts';
import type { EvidenceOf } from '../../evidence.ts';
import type { Points } from '../../points.ts';
import type { RenderFilm, SwitchedPath } from '../request-copy.ts';

/** The letters of the stack; see letters.css for the layouts. */
export type Letters = {
  layout: 'across' | 'table' | 'rows';
  title: string;
  text: string;
  /** `code` is what one thing looks like in each of the parts, or a figure and, in a second line, of what. */
  points: readonly { letter: string; title: string; text: string; code: string }[];
};

type CodeWords = { title: string; text: string; file: string };

/** Code in steps, each with what it logs while it runs. */
export type LoggedCode = CodeWords & {
  /** What the log amounts to. */
  dropped: { figure: string; of: string };
  log: string;
  caption: string;
  steps: readonly { code: string; logs: EvidenceOf<'log'>['lines'] }[];
};

/** A change of tokens, and a screen in both themes that a switch applies it to. */
export type Rebrand = EvidenceOf<'diff'> & {
  turn: string;
  before: string;
  after: string;
  screen: RenderFilm['screen'];
};

/** What one development type says (behaviour S2). */
export type WebTypeWords = {
  /** Of the tab and of search results. */
  title: string;
  /** At most 160 characters. */
  description: string;
  hero: { title: string; lead: string };
  /** What happens to one request of this stack: a path with a switch, or a screen as it arrives. */
  request: SwitchedPath | RenderFilm;
  /** The order of the parts before the workflow; no two pages have the same. */
  order: readonly ('letters' | 'features' | 'code')[];
  letters: Letters;
  features: Points;
  /** Instead of evidence of the features. */
  rebrand?: Rebrand;
  /** `shown`: what comes of the code on a screen. */
  codeSample:
    | (CodeWords & {
        code: string;
        points: readonly string[];
        codeAt: 'start' | 'under' | 'across';
        shown?: PictureSource;
      })
    | LoggedCode;
  workflow: Points;
  /** What the call to action asks for. */
  closing: PictureSource;
  cta: { title: string; text: string };
};
