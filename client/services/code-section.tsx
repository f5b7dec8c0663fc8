import '../ui/drawing/evidence.css';
import './code-sample.css';
import type { ReactNode } from 'react';
import { marksOf } from '../ui/code-marks.tsx';
import { CodeLines } from '../ui/code-words.tsx';
import { TextList } from '../ui/text-list.tsx';

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
          <TextList of={points} />
          {run && <CodeSample plain file={run.file} code={run.text} />}
        </div>
        {children}
      </div>
    </section>
  );
}

type CodeSampleProps = {
  /** Shown above the code, for example `readings.ts`. */
  file: string;
  code: string;
  /** Without highlighting, for what a terminal shows. */
  plain?: boolean;
};

/** A few lines of code; one that is too long for a narrow screen goes on further in. */
export function CodeSample({ file, code, plain = false }: CodeSampleProps) {
  return (
    <figure className="frame frame--small raised whole">
      <figcaption className="ruled-end sunken via exhibit__name beside muted mono-xs wide">{file}</figcaption>
      <pre className="frame--padded code ink anywhere">
        <CodeLines code={code} {...(!plain && { marked: marksOf })} />
      </pre>
    </figure>
  );
}
