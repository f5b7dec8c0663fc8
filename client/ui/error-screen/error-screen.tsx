import './error-screen.css';
import type { ReactNode } from 'react';
import { ways } from '#content/frame/ways-copy.ts';
import placeUrl from '../../pictures/place.svg?url';
import { Icon } from '../icon.tsx';
import { Drawing, Label } from '../line-drawing/marks.tsx';
import { AppLink } from '../link/app-link.tsx';

type ErrorScreenProps = { status: number; title: string; lead: string; children: ReactNode };

/** Stands in for a page that cannot be shown: says what happened and links onwards. Works without scripts. */
export function ErrorScreen({ status, title, lead, children }: ErrorScreenProps) {
  return (
    <div className="wrap section grid error-screen gap-7">
      <div className="stack content-start intro">
        <p className="label">{status}</p>
        <h1 className="display" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <section className="band band--plain box-5 error-screen__board" aria-labelledby="ways">
        <h2 className="title-2" id="ways">
          {ways.title}
        </h2>
        {/* An empty footprint on a circuit board, in two orientations; decoration, since the words say the same. */}
        <Drawing className="error-screen__socket" size={[280, 384]}>
          <use href={`${placeUrl}#standing`} />
          <Label x={88} y={88} words={`U${status}`} />
          <Label x={88} y={306} words="not fitted" />
        </Drawing>
        <Drawing className="error-screen__socket error-screen__socket--flat" size={[280, 172]}>
          <use href={`${placeUrl}#lying`} />
          <Label x={148} y={78} words={`U${status}`} />
          <Label x={148} y={132} words="not fitted" />
        </Drawing>
        <ul className="vias ways above-4">
          {ways.list.map(({ to, name, text }, at) => (
            <li key={to}>
              <AppLink className="content-center ways__link grid items-center" to={to}>
                <strong>{name}</strong> <span className="text-s">{text}</span>
                <Icon name="arrow-right" className="icon--move mask" />
              </AppLink>
              <svg
                className="error-screen__way"
                viewBox={`0 ${64 * at} 280 64`}
                fill="none"
                aria-hidden="true"
              >
                <use href={`${placeUrl}#way-${at}`} />
              </svg>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
