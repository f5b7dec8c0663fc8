import './phone-drawing.css';
import type { ReactNode } from 'react';
import phonesUrl from '../../pictures/phones.svg?url';
import { Drawing, Label, Rect } from '../../ui/line-drawing/marks.tsx';

export type PhoneScene = 'apps' | 'logger' | 'lock' | 'tablet' | 'widget';

/** The second phone is in front of the first. */
const SCENES: Record<PhoneScene, ReactNode> = {
  apps: (
    <>
      <Phone body="ios" x={28} y={16} screen="visit" />
      <Phone body="android" y={40} screen="rooms" />
    </>
  ),
  logger: (
    <>
      <Logger />
      <Phone body="android" y={36} screen="rooms" />
    </>
  ),
  lock: (
    <>
      <Phone body="android" x={28} y={52} screen="route" />
      <Phone body="ios" y={28} screen="lock" />
    </>
  ),
  tablet: (
    <>
      <PhoneSymbol name="tablet" />
      <g transform="translate(252 24)">
        <PhoneSymbol name="visit" />
      </g>
    </>
  ),
  widget: (
    <>
      <PhoneSymbol name="website" />
      <Phone body="ios" y={96} screen="order" />
    </>
  ),
};

/** Phones and what they connect to, with our interfaces and made-up data; cropped below, never in a line. */
export function PhoneDrawing({ scene, label }: { scene: PhoneScene; label: string }) {
  return (
    <Drawing className="phone-drawing" size={[461, 420]} label={label} fill="none">
      {SCENES[scene]}
    </Drawing>
  );
}

/** A symbol of phones.svg. */
function PhoneSymbol({ name }: { name: string }) {
  return <use className={`phone-ui-${name}`} href={`${phonesUrl}#${name}`} />;
}

/** In `rooms`, the reading of the third room rises. */
const SCREENS = {
  visit: ['status', 'visit'],
  rooms: ['status', 'alarm', 'rooms', 'before', 'now', 'rise'],
  route: ['status', 'route'],
  lock: ['lock'],
  order: ['status', 'order'],
};

type PhoneProps = { body: 'android' | 'ios'; x?: number; y: number; screen: keyof typeof SCREENS };

function Phone({ body, x = 252, y, screen }: PhoneProps) {
  const corner = body === 'ios' ? 36 : 28;
  const [ground, ink] =
    screen === 'lock' ? ['var(--band-bg)', 'var(--band-body)'] : ['var(--bg)', 'var(--body)'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="phone-drawing__body" width="208" height="440" rx={corner} />
      <rect fill={ground} x="7" y="7" width="194" height="426" rx={corner - 7} />
      {body === 'ios' ? (
        <Rect className="phone-drawing__body phone-drawing__camera" at={[76, 15]} size={[56, 16]} rx="8" />
      ) : (
        <circle className="phone-drawing__body phone-drawing__camera" cx="104" cy="22" r="5" />
      )}
      <rect fill={ink} x="166" y="18" width="18" height="9" rx="2.5" />
      {SCREENS[screen].map((name) => (
        <PhoneSymbol key={name} name={name} />
      ))}
    </g>
  );
}

/** A temperature logger: antenna, radio, cell and a probe on a cable; the board's ground is a plane. */
function Logger() {
  return (
    <g className="logger">
      <path stroke="var(--border)" strokeWidth="5" d="M120 336v24q0 24-24 24H78" />
      <rect fill="var(--body)" x="34" y="378" width="48" height="12" rx="6" />
      <path
        fill="var(--band-surface)"
        stroke="var(--band-border)"
        strokeWidth="1.5"
        d="M46 96h148q10 0 10 10v220q0 10-10 10H46q-10 0-10-10V106q0-10 10-10z"
      />
      <g stroke="var(--band-enig)" strokeWidth="2">
        <path d="M84 156v-44h13v20h13v-20h13v20h13v-20h13v20h13v-20h14M66 184H52v68l14 14h6M146 184h16l14 14v105l-10 10h-22M120 336v-18M96 308h48v10H96z" />
        <circle cx="52" cy="112" r="6" />
        <circle cx="188" cy="320" r="6" />
        <circle cx="52" cy="320" r="6" />
      </g>
      <rect fill="var(--band-bg)" x="66" y="156" width="80" height="56" rx="4" />
      <circle className="logger__cell" fill="var(--band-muted)" cx="110" cy="266" r="38" />
      <Label className="logger__mark" x={106} y={189} words="U1" />
      <Label className="logger__mark" x={110} y={263} words="BT1" />
      <Label className="logger__mark" x={110} y={279} words="3 V" />
      <path stroke="var(--copper)" strokeWidth="3" d="M88 86q14-14 28 0M78 76q24-24 48 0M68 66q34-34 68 0" />
    </g>
  );
}
