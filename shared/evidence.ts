type Common = {
  /** The file, instrument or list that it shows, above the figure, for example `probe 14, flash memory`. */
  name: string;
  /** What it shows, and where the values come from. */
  caption: string;
};

type Tone = 'good' | 'bad' | 'note';

/** Evidence for what a page says, drawn from these values in the page's own type and colours. */
export type Evidence = Common &
  (
    | { kind: 'log'; lines: readonly (readonly [time: string, words: string, tone?: Tone])[] }
    | { kind: 'diff'; lines: readonly (readonly [sign: '+' | '-' | ' ', text: string])[] }
    /** `share` is how much of its limit a value takes, 0 to 100. */
    | {
        kind: 'report';
        columns: readonly [name: string, value: string, limit: string];
        rows: readonly (readonly [name: string, value: string, limit: string, share: number])[];
      }
    | { kind: 'sheet'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  );

/**
 * The screen of an oscilloscope. Curves are in a space of 100 × 100 units, ten squares each way; `marks` are vertical
 * cursors with their words, `labels` say what the curve below them is.
 */
export type Scope = Common & {
  kind: 'scope';
  scales: readonly string[];
  curves: readonly (readonly [tone: 'first' | 'second', path: string])[];
  marks: readonly (readonly [x: number, words: string])[];
  labels: readonly (readonly [y: number, words: string])[];
};

export type EvidenceOf<Kind extends Evidence['kind']> = Extract<Evidence, { kind: Kind }>;
