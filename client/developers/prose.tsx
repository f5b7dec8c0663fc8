import { CodeWords } from '../ui/code-words.tsx';

/** A paragraph of the description, in which words between backticks are code. */
export const Prose = ({ text }: { text: string }) => (
  <p>
    <CodeWords text={text} />
  </p>
);
