import '../../ui/paint/paint.css';
import './phone-drawing.css';
import type { ReactNode } from 'react';
import { Logger, Tablet, Website } from './phone-companions.tsx';
import { OrderScreen, RoomsScreen, RouteScreen, VisitScreen } from './phone-screens.tsx';

type PhoneProps = { body: 'android' | 'ios'; x: number; y: number; children: ReactNode };

/** What stands in the tile, the phone that matters most at its right end: narrow screens see that end. */
const SCENES = {
  apps: () => (
    <>
      <Phone body="android" x={28} y={44}>
        <RoomsScreen />
      </Phone>
      <Phone body="ios" x={252} y={20}>
        <VisitScreen />
      </Phone>
    </>
  ),
  logger: () => (
    <>
      <Logger />
      <Phone body="android" x={252} y={36}>
        <RoomsScreen />
      </Phone>
    </>
  ),
  systems: () => (
    <>
      <Phone body="android" x={28} y={48}>
        <RouteScreen />
      </Phone>
      <Phone body="ios" x={252} y={20}>
        <RouteScreen />
      </Phone>
    </>
  ),
  tablet: () => (
    <>
      <Tablet />
      <Phone body="ios" x={252} y={94}>
        <VisitScreen />
      </Phone>
    </>
  ),
  website: () => (
    <>
      <Website />
      <Phone body="android" x={252} y={100}>
        <OrderScreen />
      </Phone>
    </>
  ),
};

export type PhoneScene = keyof typeof SCENES;

/** Phones, and what they work with, showing interfaces of ours with made-up data; the tile cuts them off below, never through a line of text. */
export function PhoneDrawing({ scene, label }: { scene: PhoneScene; label: string }) {
  const Scene = SCENES[scene];
  return (
    <svg
      className="phone-drawing"
      viewBox="0 0 480 420"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={label}
    >
      <Scene />
    </svg>
  );
}

function Phone({ body, x, y, children }: PhoneProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="phone-drawing__body" width="208" height="440" rx={body === 'ios' ? 36 : 28} />
      <rect className="fill-bg" x="7" y="7" width="194" height="426" rx={body === 'ios' ? 29 : 21} />
      {body === 'ios' ? (
        <rect className="phone-drawing__camera" x="76" y="15" width="56" height="16" rx="8" />
      ) : (
        <circle className="phone-drawing__camera" cx="104" cy="22" r="5" />
      )}
      <text className="phone-drawing__status" x="24" y="27">
        10:42
      </text>
      <rect className="fill-body" x="166" y="18" width="18" height="9" rx="2.5" />
      {children}
    </g>
  );
}
