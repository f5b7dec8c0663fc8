import { Fragment, type ReactNode } from 'react';

const PARTS =
  /(?<comment>(?<!:)\/\/.*|\/\*.*?\*\/)|(?<word>"\w*"(?=:)|(?<!\.)\b(?:import|from|export|default|async|await|function|const|let|val|var|fun|func|class|return|if|else|guard|for|in|of|new|throw|try|catch|suspend|override|struct|static|final|void|char|int|float|private|some|type|true|false)\b(?!:)|#include\b)|(?<text>'[^']*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

/**
 * A line with its comments, strings, keywords and JSON keys highlighted. A member named like a keyword is
 * not.
 */
export function marksOf(line: string): ReactNode[] {
  let from = 0;
  const pieces: ReactNode[] = [];
  for (const match of line.matchAll(PARTS)) {
    const { comment, text } = match.groups ?? {};
    pieces.push(
      <Breakable key={`before ${from}`} text={line.slice(from, match.index)} />,
      <span key={match.index} className={comment ? 'muted' : text ? 'copper' : 'mask medium'}>
        <Breakable text={match[0]} />
      </span>,
    );
    from = match.index + match[0].length;
  }
  return [...pieces, <Breakable key="end" text={line.slice(from)} />];
}

/** Addresses break after their slashes, not within a word. */
const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=\w\/)/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
