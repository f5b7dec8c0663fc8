import type { ReactNode } from 'react';

const PARTS =
  /(?<comment>(?<!:)\/\/.*|\/\*.*?\*\/)|(?<word>"\w*"(?=:)|(?<!\.)\b(?:import|from|export|default|async|await|function|const|let|val|var|fun|func|class|return|if|else|guard|for|in|of|new|throw|try|catch|suspend|override|struct|static|final|void|char|int|float|private|some|type|true|false)\b(?!:)|#include\b)|(?<text>'[^']*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

/**
 * A line with its comments, strings, keywords and JSON keys highlighted. A member named like a keyword is
 * not. A URL that is too long for its line breaks only after a slash (api-docs-page.css).
 */
export function marksOf(line: string): ReactNode[] {
  let from = 0;
  const pieces: ReactNode[] = [];
  for (const match of line.matchAll(PARTS)) {
    const { comment, text } = match.groups ?? {};
    pieces.push(
      line.slice(from, match.index),
      <span key={match.index} className={comment ? 'muted' : text ? 'copper' : 'mask medium'}>
        {match[0]}
      </span>,
    );
    from = match.index + match[0].length;
  }
  return [...pieces, ...addressesOf(line.slice(from))];
}

const addressesOf = (text: string): ReactNode[] =>
  text
    .split(/(?<=\w\/)(?=\w)/)
    .flatMap<ReactNode>((part, at) =>
      at > 0 ? [<wbr key={part} />, <span key={`/${part}`}>{part}</span>] : [part],
    );
