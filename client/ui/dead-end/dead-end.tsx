import './dead-end.css';
import type { ReactNode } from 'react';
import { ways } from '#content/frame/ways-copy.ts';
import { Icon } from '../icon.tsx';
import { Drawing, Print } from '../line-drawing/marks.tsx';
import { AppLink } from '../link/app-link.tsx';

type DeadEndProps = {
  status: number;
  title: string;
  lead: string;
  /** What to do here, below the lead. */
  children: ReactNode;
};

/** A page in place of one that is not there: what happened, and the ways on. Works without scripts. */
export function DeadEnd({ status, title, lead, children }: DeadEndProps) {
  return (
    <div className="wrap section grid dead-end gap-7">
      <div className="stack intro dead-end__words">
        <p className="label">{status}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <section className="band band--plain box-5 dead-end__board" aria-labelledby="ways">
        <h2 className="title-2" id="ways">
          {ways.title}
        </h2>
        <EmptyPlace designator={`U${status}`} />
        <FlatPlace designator={`U${status}`} />
        <ul className="vias ways above-4">
          {ways.list.map(({ to, name, text }) => (
            <li key={to}>
              <AppLink className="content-center ways__link grid items-center" to={to}>
                <strong>{name}</strong> <span className="ways__text">{text}</span>
                <Icon name="arrow-right" className="icon--move mask" />
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Of a pad, and of the list's row that its trace leads to, from above, for rows of 64 units. */
const PADS = [122, 150, 178, 206, 234, 262];
const each = (lines: (pad: number) => string) => PADS.map(lines).join('');
const rowOf = (pad: number) => 32 + PADS.indexOf(pad) * 64;

/** A part's place on the board without the part, every pad of it wired; the words beside it say the same. */
function EmptyPlace({ designator }: { designator: string }) {
  return (
    <Drawing is="dead-end__socket" size={[280, 384]} fill="none" strokeWidth="2" strokeLinejoin="round">
      <path stroke="var(--band-border)" d={each((pad) => `M40 ${pad}H16l-64 ${pad < 192 ? -64 : 64}`)} />
      <path
        stroke="var(--band-enig)"
        d={each((pad) => `M136 ${pad}h16l${Math.abs(rowOf(pad) - pad)} ${rowOf(pad) - pad}H280`)}
      />
      <rect stroke="var(--band-muted)" strokeDasharray="5 5" x="50" y="102" width="76" height="180" rx="6" />
      <path stroke="var(--band-muted)" strokeDasharray="5 5" d="M76 102a12 12 0 0 0 24 0" />
      <path stroke="var(--band-enig)" strokeWidth="12" d={each((pad) => `M38 ${pad}h20M118 ${pad}h20`)} />
      <Print x={88} y={88} words={designator} />
      <Print x={88} y={306} words="not fitted" />
    </Drawing>
  );
}

/** The same lying down; the trace of its first pad ends where the list's begins. */
function FlatPlace({ designator }: { designator: string }) {
  const pads = PADS.map((pad) => pad - 44);
  return (
    <Drawing is="dead-end__socket dead-end__socket--flat" size={[280, 172]} fill="none" strokeWidth="2">
      <path stroke="var(--band-border)" d={pads.map((x) => `M${x} 40V30l14-14`).join('')} />
      <path stroke="var(--band-enig)" strokeLinejoin="round" d="M78 106v10l-20 20H27L7 156v16" />
      <rect stroke="var(--band-muted)" strokeDasharray="5 5" x="58" y="46" width="180" height="56" rx="6" />
      <path stroke="var(--band-muted)" strokeDasharray="5 5" d="M58 62a12 12 0 0 1 0 24" />
      <path
        stroke="var(--band-enig)"
        strokeWidth="12"
        d={pads.map((x) => `M${x} 36v20M${x} 92v20`).join('')}
      />
      <Print x={148} y={78} words={designator} />
      <Print x={148} y={132} words="not fitted" />
    </Drawing>
  );
}
