/** A piece of office work as it came, and as it is after the project. */
export type BeforeAfter = {
  name: string;
  /** Words of the two choices. */
  before: { choice: string; said: string };
  after: { choice: string; said: string };
} & (
  | { form: 'meter'; sheet: Paper; live: Live }
  | { form: 'sheet'; tabs: readonly string[]; cells: readonly (readonly string[])[]; steps: Steps }
  | { form: 'retyping'; fields: readonly (readonly [name: string, value: string])[]; log: Log }
  | { form: 'message'; lines: readonly string[]; order: readonly (readonly [line: string, state: string])[] }
);

/** `note` was written over the value. */
type Paper = readonly (readonly [time: string, value: string, note?: string])[];
type Live = { title: string; value: string; note: string };
type Steps = readonly (readonly [who: string, what: string, when: string])[];
type Log = readonly (readonly [time: string, what: string])[];

/** Of an entry on paper in pictures/handwriting.svg. */
export const entryId = (text: string) => text.replaceAll(/\W+/g, '-');
