import './points.css';
import type { ReactNode } from 'react';
import type { Points as PointsWords } from '#content/points.ts';
import { Evidence } from '../drawing/evidence.tsx';
import { Icon } from '../icon.tsx';

type PointsProps = Omit<PointsWords, 'title'> & {
  /** Id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  action?: ReactNode;
  /** Shown instead of evidence. */
  aside?: ReactNode;
  sunken?: boolean;
};

/** Layouts with the list beside the words; in the others it spans the page below them. */
const BESIDE: Partial<Record<PointsWords['layout'], string>> = {
  pairs: 'split split--wide-end',
  rows: 'split split--wide-end',
  mirrored: 'split',
};

/** Columns of the list from the tablet breakpoint up, where not the usual three or four. */
const COLUMNS: Partial<Record<PointsWords['layout'], string>> = {
  ledger: '',
  pairs: 'cols-2',
  rows: 'tablet-cols-2',
  mirrored: 'tablet-cols-2',
};

/** A section that makes a few points, with evidence where there is some. */
export function Points(props: PointsProps) {
  const { id, title, text, layout, points, action, evidence, sunken = false } = props;
  const aside = evidence ? <Evidence of={evidence} /> : props.aside;
  const List = points.some(({ result }) => result) ? 'ol' : 'ul';
  const beside = BESIDE[layout];
  const columns = COLUMNS[layout] ?? (points.length === 4 ? 'cols-2 desk-cols-4' : 'cols-2 desk-cols-3');
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby={id}>
      <div className={`wrap gap-6 point-list point-list--${layout} ${beside ?? 'grid'}`}>
        <div
          className={`${aside && !beside ? 'split split--wide-end gap-6 items-start' : 'grid gap-6 point-list__words'}${beside && !aside ? ' sticky' : ''}`}
        >
          <div className="stack">
            <h2 id={id}>{title}</h2>
            {text && <p className="lead">{text}</p>}
            {action}
          </div>
          {aside}
        </div>
        <List
          className={`grid ${columns} point-list__list ${layout === 'board' ? 'frame frame--cells' : 'gap-0 rules pad-4'}`}
        >
          {points.map(({ icon, title, text, result }, at) => (
            <li key={title} className="grid content-start">
              {icon && <Icon name={icon} className="copper point-list__mark" />}
              <h3>
                {result && <span className="copper">{`${at + 1}\u2002`}</span>}
                {title}
              </h3>
              <p className="text-m balance">{text}</p>
              {result && <p className="title-1 semibold ink balance noted above-3">{result}</p>}
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
