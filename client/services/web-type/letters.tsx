import '../code-sample.css';
import './letters.css';
import type { ReactNode } from 'react';
import type { Letters as LettersWords } from '#content/services/web-types/web-type-copy.ts';
import { CodeLines } from '../../ui/code-words.tsx';

const FIELD = 'deliverBy';

/** The one field that every part of the stack has a line about. */
const fieldMarked = (line: string): ReactNode[] =>
  line.split(FIELD).flatMap((piece, at) => (at ? [<mark key={piece}>{FIELD}</mark>, piece] : [piece]));

/** The letters of the stack, each with what it stands for, in a layout of the stack's own. */
export function Letters({ title, text, layout, points, sunken }: LettersWords & { sunken: boolean }) {
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby="letters">
      <div className="wrap grid gap-7">
        <div className="stack">
          <h2 id="letters">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ul className={`grid gap-0 rules pad-4 letters letters--${layout}`}>
          {points.map(({ letter, title, text, code }) => (
            <li key={letter} className="pair items-baseline content-start">
              <pre className="full code ink anywhere">
                <CodeLines code={code} marked={fieldMarked} />
              </pre>
              <span className="label" aria-hidden="true">
                {letter}
              </span>
              <div className="stack gap-1">
                <h3>{title}</h3>
                <p className="text-m">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
