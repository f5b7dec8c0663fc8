import type { Evidence } from './evidence.ts';
import type { IconName } from './icon-name.ts';

/** What came of one project, as its card says, and whose it was; `project` is the slug of its case. */
export type MeasuredResult = { figure: string; of: string; project: string };

/** A few points under or beside their words, and evidence for them. */
export type Points = {
  title: string;
  text?: string;
  evidence?: Evidence;
  /**
   * Under the words: a ruled board, columns under rules of their own, or a ledger with one line each. Beside
   * them: pairs, rows, or rows on their other side.
   */
  layout: 'board' | 'columns' | 'ledger' | 'pairs' | 'rows' | 'mirrored';
  /** A point begins with an icon or with nothing; those with a result are steps, and begin with their number. */
  points: readonly { icon?: IconName; title: string; text: string; result?: string }[];
};
