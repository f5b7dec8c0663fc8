import './wide-picture.css';
import type { ReactNode } from 'react';
import type { WidePicture as Words } from '#content/services/digital-types/digital-type-copy.ts';
import type { DigitalType } from '#shared/slugs.ts';
import wideUrl from '../../pictures/wide.svg?url';

/** A title that starts with a figure, in the largest type. */
export const FigureTitle = ({ figure, title }: { figure?: string | undefined; title: string }) => (
  <>
    {figure && <span className="big-figure">{`${figure} `}</span>}
    {title}
  </>
);

/** A section whose drawing goes from one edge of the window to the other, with the words at its marks. */
export function WidePicture({ type, of, children }: { type: DigitalType; of: Words; children?: ReactNode }) {
  const { figure, title, text, marks, isPaper } = of;
  return (
    <section
      className={`section grid gap-0 ${isPaper ? '' : 'band band--plain'} wide-picture--${type}`}
      aria-labelledby="wide"
    >
      <div className="wrap split split--wide-start gap-6 items-end">
        <h2 id="wide">
          <FigureTitle figure={figure} title={title} />
        </h2>
        <p className="lead">{text}</p>
      </div>
      <div className="wide-picture__stage above-7">
        <svg className="wide-picture__drawing" aria-hidden="true">
          <use href={`${wideUrl}#${type}`} />
        </svg>
        <div className="grid gap-0 wide-picture__marks">
          {marks.map(([name, what]) => (
            <p key={name + what} className="wide via text-s">
              <strong className="ink">{name}</strong> <span>{what}</span>
            </p>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
