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

export type EvidenceOf<Kind extends Evidence['kind']> = Extract<Evidence, { kind: Kind }>;
