import type { TokenKind } from './lexer.ts';

/** Keys that decide how a stream is undone, in full and as some viewers take them abbreviated. */
const STREAM_KEYS = [
  'Type',
  'Length',
  'Filter',
  'F',
  'FFilter',
  'DecodeParms',
  'DP',
  'N',
  'First',
  'W',
  'Index',
];
/** Keys whose values are looked at, of whatever an object is. */
export const KEPT_KEYS: ReadonlySet<string> = new Set([
  ...STREAM_KEYS,
  'Kids',
  'Count',
  'Pages',
  'Prev',
  'XRefStm',
  'Width',
  'Height',
]);

/** The value of a key of an object's own dictionary, whatever it nests, laid flat. */
export interface Entry {
  /** The first token of the value. */
  kind: TokenKind | undefined;
  /** Numbers that are no part of a reference. */
  numbers: number[];
  names: string[];
  /** Numbers of the objects referred to. */
  references: number[];
  /** Numbers by the name directly before them, as in `/Predictor 12`. */
  parameters: Map<string, number>;
}

export function emptyEntry(kind?: TokenKind): Entry {
  return { kind, numbers: [], names: [], references: [], parameters: new Map() };
}
