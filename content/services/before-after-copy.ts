/** A piece of office work as it came, and as it is after the project. */
export type BeforeAfter = {
  name: string;
  /** Words of the two choices. */
  before: { choice: string; said: string };
  after: { choice: string; said: string };
} & (
  | { form: 'meter'; sheet: Paper; live: Live }
  | { form: 'sheet'; tabs: readonly string[]; cells: readonly (readonly string[])[]; lines: Lines }
  | { form: 'minutes'; figures: readonly [before: string, after: string] }
  | { form: 'message'; message: readonly string[]; lines: Lines }
);

/** `note` was written over the value. */
type Paper = readonly (readonly [time: string, value: string, note?: string])[];
type Live = { title: string; value: string; note: string };
/** Who or when, with what came of it; or who, when, and what it was. */
type Lines = readonly (readonly [first: string, second: string, third?: string])[];

/** Of an entry on paper in pictures/handwriting.svg. */
export const entryId = (text: string) => text.replaceAll(/\W+/g, '-');
