/** A program, each line in an element of its own, which hangs where it is broken. */
export const CodeLines = ({ code, className }: { code: string; className: string }) =>
  code.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves
    <span key={at} className={className}>
      {line}
      {'\n'}
    </span>
  ));

/** Plain text in which words between backticks are code. */
export function CodeWords({ text }: { text: string }) {
  return (
    text
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
      .map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))
  );
}

/** A paragraph of the description, in which words between backticks are code. */
export const Prose = ({ text }: { text: string }) => (
  <p>
    <CodeWords text={text} />
  </p>
);
