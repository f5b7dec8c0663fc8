import './phone-drawing.css';
import type { ComponentType } from 'react';
import { Box, Drawing, Print } from '../../ui/line-drawing/marks.tsx';
import { Logger, Tablet, Website } from './phone-companions.tsx';
import { LockScreen, RoomsScreen, RouteScreen, VisitScreen } from './phone-screens.tsx';

const SCENES = {
  apps: {
    Behind: () => <Phone body="ios" x={28} y={16} Screen={VisitScreen} />,
    Front: () => <Phone body="android" y={40} Screen={RoomsScreen} />,
  },
  logger: { Behind: Logger, Front: () => <Phone body="android" y={36} Screen={RoomsScreen} /> },
  lock: {
    Behind: () => <Phone body="android" x={28} y={52} Screen={RouteScreen} />,
    Front: () => <Phone body="ios" y={28} isLocked Screen={LockScreen} />,
  },
  tablet: { Front: Tablet },
  widget: { Front: Website },
} as const;

export type PhoneScene = keyof typeof SCENES;

/** Phones, and what they work with, showing interfaces of ours with made-up data; the tile cuts them off below, never through a line of text. */
export function PhoneDrawing({ scene, label }: { scene: PhoneScene; label: string }) {
  const { Front, Behind }: { Front: ComponentType; Behind?: ComponentType } = SCENES[scene];
  return (
    <Drawing is="phone-drawing" size={[461, 420]} label={label} fill="none">
      {Behind && <Behind />}
      <Front />
    </Drawing>
  );
}

type PhoneProps = {
  body: 'android' | 'ios';
  x?: number;
  y: number;
  isLocked?: boolean;
  Screen: ComponentType;
};

function Phone({ body, x = 252, y, isLocked = false, Screen }: PhoneProps) {
  const corner = body === 'ios' ? 36 : 28;
  const [ground, ink] = isLocked ? ['var(--band-bg)', 'var(--band-body)'] : ['var(--bg)', 'var(--body)'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="phone-drawing__body" width="208" height="440" rx={corner} />
      <rect fill={ground} x="7" y="7" width="194" height="426" rx={corner - 7} />
      {body === 'ios' ? (
        <Box is="phone-drawing__body phone-drawing__camera" at={[76, 15]} size={[56, 16]} rx="8" />
      ) : (
        <circle className="phone-drawing__body phone-drawing__camera" cx="104" cy="22" r="5" />
      )}
      {!isLocked && <Print is="phone-ui-status" x={24} y={27} words="10:42" />}
      <rect fill={ink} x="166" y="18" width="18" height="9" rx="2.5" />
      <Screen />
    </g>
  );
}
