/** The longest that blanks between `stream` and the end of its line are in files of real producers, with room. */
const LONGEST_LINE = 64;

export interface StreamBody {
  from: number;
  to: number;
  /** Whether the stream's own length leads to its end; otherwise it ends at the first `endstream`. */
  isMeasured: boolean;
  /** Whether the line of the keyword goes on with what some viewers skip and others take for data. */
  hasJunkAhead: boolean;
}

/**
 * Where the body lies of a stream whose keyword ends at `at`. Its `/Length` is believed only where `endstream`
 * follows; a false one is how objects are made to look like data.
 */
export function findStreamBody(bytes: Buffer, at: number, length: number): StreamBody {
  const line = bytes.toString('latin1', at, at + LONGEST_LINE);
  const blanks = /^[ \t\f\0]*(?:\r\n|\n|\r)/.exec(line)?.[0] ?? '';
  const from = at + blanks.length;
  const end = from + length;
  if (end <= bytes.length && /^\s{0,2}endstream/.test(bytes.toString('latin1', end, end + 11))) {
    return { from, to: end, isMeasured: true, hasJunkAhead: blanks === '' };
  }
  const found = bytes.indexOf('endstream', from);
  return { from, to: found < 0 ? bytes.length : found, isMeasured: false, hasJunkAhead: blanks === '' };
}
