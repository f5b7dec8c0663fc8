import './waterfall.css';
import type { Waterfall as WaterfallWords } from '#content/services/request-copy.ts';
import { Details } from '../../ui/details.tsx';
import { milliseconds, TimeBar } from '../time-bar.tsx';

/** The spans of one request and its response; each expands to explain itself, one at a time. */
export function Waterfall({ title, hint, total, stations }: WaterfallWords) {
  return (
    <section className="frame band band--plain in-turn waterfall" aria-label={title}>
      <p className="beside between text-s muted wide box-4">
        <span>{title}</span> <span>{milliseconds(total)}</span>
      </p>
      {stations.map(({ ref, name, from, took, text, log }, at) => (
        <Details key={ref} id={ref} name="waterfall" className="ruled waterfall__station" open={at === 0}>
          <summary className="grid items-center">
            <span className="mono-s copper" aria-hidden="true">
              {ref}
            </span>{' '}
            <strong className="title-1">{name}</strong> <TimeBar from={from} took={took} total={total} />
            <span className="title-1 push">{milliseconds(took)}</span>
          </summary>
          <div className="row between gap-2 text-s waterfall__inside anywhere">
            <p className="wide">{text}</p>
            <p className="mono-note copper">{log}</p>
          </div>
        </Details>
      ))}
      <p className="note wide ruled box-4">{hint}</p>
    </section>
  );
}
