import './points.css';
import type { ReactNode } from 'react';
import type { Points as PointsWords } from '#content/services/points-copy.ts';
import { Evidence } from '../ui/drawing/evidence.tsx';
import { Icon } from '../ui/icon.tsx';

type PointsProps = PointsWords & {
  /** Of the heading, which names the section. */
  id: string;
  action?: ReactNode;
  sunken?: boolean;
};

/** A section that gives a few points, and evidence for them where there is some. */
export function Points({ id, title, text, action, evidence, points, form, sunken = false }: PointsProps) {
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby={id}>
      <div className={`wrap points points--${form}`}>
        <div className="stack">
          <h2 id={id}>{title}</h2>
          <p className="lead">{text}</p>
          {action}
        </div>
        {evidence && <Evidence of={evidence} />}
        <ul className="points__list">
          {points.map((point) => (
            <li key={point.title}>
              {point.icon && <Icon name={point.icon} />}
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
