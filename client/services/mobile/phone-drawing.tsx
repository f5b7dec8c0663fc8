import './phone-drawing.css';
import { OrderScreen, RoomsScreen, RouteScreen, VisitScreen } from './phone-screens.tsx';

type PhoneBody = 'android' | 'ios';
type PhoneScreen = 'rooms' | 'visit' | 'order' | 'route';
export type Phone = { body: PhoneBody; screen: PhoneScreen };

const SCREENS = { rooms: RoomsScreen, visit: VisitScreen, order: OrderScreen, route: RouteScreen };

/** One or two phones with interfaces of ours and made-up data, standing in a tile that cuts them off below. */
export function PhoneDrawing({
  phones,
  label,
}: {
  phones: readonly [Phone] | readonly [Phone, Phone];
  label: string;
}) {
  const [first, second] = phones;
  return (
    <svg className="phone-drawing" viewBox="0 0 480 420" role="img" aria-label={label}>
      {second ? (
        <>
          <path
            className="phone-drawing__trace"
            d="M0 96h60l40 40M0 112h44l56 56M480 250h-36l-40-40M480 266h-28l-48-48"
          />
          <PhoneFrame {...first} x={28} y={72} />
          <PhoneFrame {...second} x={252} y={28} />
        </>
      ) : (
        <>
          <path
            className="phone-drawing__trace"
            d="M0 120h52l60 60v40M0 136h45l51 51v33M480 300h-66l-44-44M480 316h-60l-50-50M480 332h-54l-56-56"
          />
          <circle className="phone-drawing__via" cx="112" cy="225" r="5" />
          <circle className="phone-drawing__via" cx="96" cy="225" r="5" />
          <PhoneFrame {...first} x={136} y={36} />
        </>
      )}
    </svg>
  );
}

function PhoneFrame({ body, screen, x, y }: Phone & { x: number; y: number }) {
  const Screen = SCREENS[screen];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="phone-drawing__body" width="208" height="440" rx={body === 'ios' ? 36 : 28} />
      <rect
        className="phone-drawing__glass"
        x="7"
        y="7"
        width="194"
        height="426"
        rx={body === 'ios' ? 29 : 21}
      />
      {body === 'ios' ? (
        <rect className="phone-drawing__camera" x="76" y="15" width="56" height="16" rx="8" />
      ) : (
        <circle className="phone-drawing__camera" cx="104" cy="22" r="5" />
      )}
      <text className="phone-drawing__status" x="24" y="27">
        10:42
      </text>
      <rect className="phone-drawing__battery" x="166" y="18" width="18" height="9" rx="2.5" />
      <Screen />
    </g>
  );
}
