import type { Evidence } from '#shared/evidence.ts';
import type { IconName } from '#shared/icon-name.ts';

/** Four points, and evidence for them. */
export type Points = {
  title: string;
  text: string;
  evidence: Evidence;
  /** Cards or rows beside the words, rows on their other side, or columns under them. */
  form: 'cards' | 'rows' | 'mirrored' | 'strip';
  points: readonly { icon?: IconName; title: string; text: string }[];
};
