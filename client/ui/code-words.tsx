import type { ReactNode } from 'react';

type CodeLinesProps = { code: string; marked?: (line: string) => ReactNode };

/**
 * Source code, each line in an element with a hanging indent; `marked` highlights a line. The line break is
 * part of its text: as a text node of its own, it would count as a layout shift when the font loads.
 */
export const CodeLines = ({ code, marked = (line) => line }: CodeLinesProps) => (
  <code>
    {code.split('\n').map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves
      <span key={at} className="code__line">
        {marked(`${line}\n`)}
      </span>
    ))}
  </code>
);

/** Plain text in which words between backticks are code. */
export function CodeWords({ text }: { text: string }) {
  return (
    text
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
      .map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))
  );
}

/** A paragraph in which words between backticks are code. */
export const Prose = ({ text }: { text: string }) => (
  <p>
    <CodeWords text={text} />
  </p>
);
