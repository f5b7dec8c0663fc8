import type { Points } from '#shared/points.ts';
import type { RenderFilm, SwitchedPath } from '../request-copy.ts';

/** What one development type says (behaviour S2). */
export type WebTypeWords = {
  /** Of the tab and of search results. */
  title: string;
  /** At most 160 characters. */
  description: string;
  hero: { title: string; lead: string };
  /** What happens to one request of this stack: a path with a switch, or a screen as it arrives. */
  request: SwitchedPath | RenderFilm;
  /** The order of the parts after the letters and before the workflow. */
  order: readonly ['features', 'code'] | readonly ['code', 'features'];
  /** The letters of the stack, each with what it stands for. */
  letters: Points;
  features: Points;
  codeSample: { title: string; text: string; points: readonly string[]; file: string; code: string };
  workflow: readonly { title: string; text: string; result: string }[];
  cta: { title: string; text: string };
};
