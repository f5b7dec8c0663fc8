import '../ui/drawing/evidence.css';
import './code-sample.css';
import type { ReactNode } from 'react';
import type { PictureSource } from '#shared/picture-source.ts';
import { marksOf } from '../ui/code-marks.tsx';
import { CodeLines } from '../ui/code-words.tsx';
import { Details } from '../ui/details.tsx';
import { Picture } from '../ui/picture.tsx';
import { TextList } from '../ui/text-list.tsx';

type CodeSectionProps = {
  id?: string;
  title: string;
  text: string;
  points?: readonly string[];
  /** The output of the code, shown below the text as on a terminal. */
  run?: { file: string; text: string };
  /** Where the code is on wide screens: beside the words, under them, or across the page on the dark ground. */
  codeAt: 'start' | 'end' | 'under' | 'across';
  sunken?: boolean;
  shown?: PictureSource;
  children: ReactNode;
};

/** A section with code and points to notice in it. */
export function CodeSection(props: CodeSectionProps) {
  const { id = 'sample', title, text, points, run, codeAt, sunken, shown, children } = props;
  const titleId = `${id}-title`;
  const isBeside = shown && codeAt !== 'end';
  const side = isBeside ? (codeAt === 'start' ? 'end' : 'start') : codeAt;
  const ground = codeAt === 'across' ? 'band band--plain' : sunken ? 'section--sunken' : '';
  const devices = shown && (
    <div className={`square shown-devices ${isBeside ? '' : 'wrap above-7'}`}>
      <Picture of={shown} sizes="100vw" phone={isBeside ? 'all' : true} />
    </div>
  );
  return (
    <section className={`section ${ground}`} id={id} aria-labelledby={titleId}>
      <div
        className={`wrap split ${isBeside ? 'items-end' : 'items-start'} split--wide-${side} code-section`}
      >
        <div className="stack sticky">
          <h2 id={titleId}>{title}</h2>
          <p className="lead">{text}</p>
          {points && (run ? <TextList of={points} /> : <p>{points.join(' ')}</p>)}
          {run && <CodeSample plain file={run.file} code={run.text} />}
        </div>
        {children}
        {isBeside && devices}
      </div>
      {!isBeside && devices}
    </section>
  );
}

type CodeSampleProps = {
  file: string;
  code: string;
  /** Without highlighting, for terminal output. */
  plain?: boolean;
};

/** Lines shown of a long file; those after them unfold. */
const SHOWN = 20;

/** A few lines of code; a line too long for a narrow screen wraps with an indent. */
export function CodeSample({ file, code, plain = false }: CodeSampleProps) {
  const lines = code.split('\n');
  const cut = lines.length > 1.5 * SHOWN ? SHOWN : lines.length;
  const show = (from: number, to?: number) => (
    <pre className="frame--padded code ink anywhere">
      <CodeLines code={lines.slice(from, to).join('\n')} {...(!plain && { marked: marksOf })} />
    </pre>
  );
  return (
    <figure className={`frame frame--small raised whole${plain ? ' above-4' : ''}`}>
      <figcaption className="ruled-end sunken via exhibit__name beside muted mono-xs wide">{file}</figcaption>
      {show(0, cut)}
      {cut < lines.length && (
        <Details id={file} className="ruled">
          <summary className="beside between target icon-fold exhibit__name mask semibold text-s">
            {`The other ${lines.length - cut} lines`}
          </summary>
          {show(cut)}
        </Details>
      )}
    </figure>
  );
}
