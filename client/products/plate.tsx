import type { ReactNode } from 'react';

type PlateProps = {
  id: string;
  of: { title: string; note: string; description: string };
  height: number;
  className?: string;
  children: ReactNode;
};

/** A drawing with its caption, 360 units wide; its description is the text alternative. */
export function Plate({ id, of, height, className = '', children }: PlateProps) {
  return (
    <figure className={`plate grid gap-4 content-center ${className}`}>
      <svg
        className="drawing"
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-labelledby={id}
        aria-describedby={`${id}-words`}
      >
        <title id={id}>{of.title}</title>
        <desc id={`${id}-words`}>{of.description}</desc>
        {children}
      </svg>
      <figcaption className="note grid gap-0">
        <strong className="medium">{of.title}</strong> <span>{of.note}</span>
      </figcaption>
    </figure>
  );
}
