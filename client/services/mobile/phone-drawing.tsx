import './phone-drawing.css';
import type { ComponentType } from 'react';
import { Box, Drawing, Print } from '../../ui/line-drawing/marks.tsx';
import { Logger, Tablet, Website } from './phone-companions.tsx';
import { OrderScreen, RoomsScreen, RouteScreen, VisitScreen } from './phone-screens.tsx';

/** What stands in the tile, the phone that matters most at its right end: narrow screens see that end. */
const SCENES = {
  apps: {
    Behind: () => <Phone body="ios" x={28} y={16} Screen={VisitScreen} />,
    body: 'android',
    y: 40,
    Screen: RoomsScreen,
  },
  logger: { Behind: Logger, body: 'android', y: 36, Screen: RoomsScreen },
  systems: {
    Behind: () => <Phone body="android" x={28} y={48} Screen={RouteScreen} />,
    body: 'ios',
    y: 20,
    Screen: RouteScreen,
  },
  tablet: { Behind: Tablet, body: 'ios', y: 94, Screen: VisitScreen },
  website: { Behind: Website, body: 'android', y: 100, Screen: OrderScreen },
} as const;

export type PhoneScene = keyof typeof SCENES;

/** Phones, and what they work with, showing interfaces of ours with made-up data; the tile cuts them off below, never through a line of text. */
export function PhoneDrawing({ scene, label }: { scene: PhoneScene; label: string }) {
  const { Behind, ...phone } = SCENES[scene];
  return (
    <Drawing
      is="phone-drawing"
      size={[480, 420]}
      label={label}
      fill="none"
      preserveAspectRatio="xMaxYMin slice"
    >
      <g className="phone-drawing__behind">
        <Behind />
      </g>
      <Phone x={252} {...phone} />
    </Drawing>
  );
}

type PhoneProps = { body: 'android' | 'ios'; x: number; y: number; Screen: ComponentType };

function Phone({ body, x, y, Screen }: PhoneProps) {
  const corner = body === 'ios' ? 36 : 28;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="phone-drawing__body" width="208" height="440" rx={corner} />
      <rect fill="var(--bg)" x="7" y="7" width="194" height="426" rx={corner - 7} />
      {body === 'ios' ? (
        <Box is="phone-drawing__body phone-drawing__camera" at={[76, 15]} size={[56, 16]} rx="8" />
      ) : (
        <circle className="phone-drawing__body phone-drawing__camera" cx="104" cy="22" r="5" />
      )}
      <Print is="phone-ui-status" x={24} y={27} words="10:42" />
      <rect fill="var(--body)" x="166" y="18" width="18" height="9" rx="2.5" />
      <Screen />
    </g>
  );
}
