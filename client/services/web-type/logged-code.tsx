import '../code-sample.css';
import './logged-code.css';
import type { LoggedCode as LoggedCodeWords } from '#content/services/web-types/web-type-copy.ts';
import { marksOf } from '../../ui/code-marks.tsx';
import { CodeLines } from '../../ui/code-words.tsx';
import { Log } from '../../ui/drawing/evidence.tsx';

/** Code across the page, and beside each of its steps what that step logs. */
export function LoggedCode({ title, text, dropped, file, log, caption, steps }: LoggedCodeWords) {
  return (
    <section className="section" id="sample" aria-labelledby="sample-title">
      <div className="wrap grid gap-7">
        <div className="split split--wide-start items-end">
          <div className="stack">
            <h2 id="sample-title">{title}</h2>
            <p className="lead">{text}</p>
          </div>
          <p className="pair gap-6 items-end title-2 ink logged-code__dropped">
            <strong className="mask">{dropped.figure}</strong>
            {` ${dropped.of}`}
          </p>
        </div>
        <figure className="frame frame--small raised logged-code">
          <p className="grid gap-0 always-cols-2 muted mono-xs wide">
            <span className="via beside exhibit__name">{file}</span>{' '}
            <span className="via beside exhibit__name sunken">{log}</span>
          </p>
          {steps.map(({ code, logs }) => (
            <div key={code} className="grid gap-0 desk-cols-2 ruled">
              <pre className="exhibit__name code ink anywhere">
                <CodeLines code={code} marked={marksOf} />
              </pre>
              <Log lines={logs} />
            </div>
          ))}
          <figcaption className="ruled muted evidence__caption">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
