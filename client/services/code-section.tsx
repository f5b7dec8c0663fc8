import type { ReactNode } from 'react';
import { Ticks } from '../ui/text-list.tsx';
import { CodeSample } from './code-sample.tsx';

type CodeSectionProps = {
  id?: string;
  title: string;
  text: string;
  points: readonly string[];
  /** What came of running the code, as on a terminal; stands under the words. */
  run?: { file: string; text: string };
  /** Where the code stands beside its words on wide screens; below it follows them. */
  codeAt: 'start' | 'end';
  sunken?: boolean;
  children: ReactNode;
};

/** A section with code and what to see in it. */
export function CodeSection(props: CodeSectionProps) {
  const { id = 'sample', title, text, points, run, codeAt, sunken = false, children } = props;
  const titleId = `${id}-title`;
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} id={id} aria-labelledby={titleId}>
      <div className={`wrap split split--wide-${codeAt} code-section${run ? ' code-section--run' : ''}`}>
        <div className="stack">
          <h2 id={titleId}>{title}</h2>
          <p className="lead">{text}</p>
          <Ticks of={points} />
          {run && <CodeSample plain file={run.file} code={run.text} />}
        </div>
        {children}
      </div>
    </section>
  );
}
