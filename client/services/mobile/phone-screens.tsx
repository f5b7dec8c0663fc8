import { Print } from '../../ui/line-drawing/marks.tsx';

/** Screens of the phones in `<PhoneDrawing>`, in a space of 208 by 440 units. What they say is made up. */

const ROOMS = [
  { name: 'Room 1', value: '3.8 °C', note: 'steady', line: 'M0 9l9-2 9 3 9-2 9 1 9-2' },
  { name: 'Room 2', value: '4.1 °C', note: 'steady', line: 'M0 8l9 2 9-3 9 2 9-2 9 2' },
  { name: 'Room 3', value: '9.1 °C', note: 'door open?', line: 'M0 13l9-1 9-2 9-3 9-3 9-3', above: true },
  { name: 'Room 4', value: '-18.0 °C', note: 'steady', line: 'M0 8l9-1 9 2 9-2 9 1 9 0' },
] as const;

export function RoomsScreen() {
  return (
    <>
      <Title title="Cold rooms" note="One above its limit" />
      {ROOMS.map((room, at) => {
        const above = 'above' in room;
        return (
          <g key={room.name} transform={`translate(20 ${112 + at * 66})`}>
            <rect
              className={above ? 'phone-ui-alarm' : undefined}
              fill={above ? 'var(--copper-tint)' : 'var(--surface)'}
              stroke={above ? 'var(--copper)' : 'var(--hairline)'}
              width="168"
              height="58"
              rx="10"
            />
            <Print is="phone-ui-name" x={12} y={24} words={room.name} />
            <Print is="phone-ui-note" x={12} y={43} words={room.note} />
            {above && <Print is="phone-ui-value phone-ui-before" x={156} y={24} words="7.2 °C" />}
            <Print is={above ? 'phone-ui-warning' : 'phone-ui-value'} x={156} y={24} words={room.value} />
            <path
              className={above ? 'phone-ui-rise' : undefined}
              stroke={above ? 'var(--copper)' : 'var(--mask)'}
              strokeWidth="1.75"
              d={room.line}
              transform="translate(111 34)"
            />
          </g>
        );
      })}
    </>
  );
}

const POINTS = [
  { name: 'Photo of the plate', done: true },
  { name: 'Pressure, low side', done: true },
  { name: 'Clean the condenser', done: false },
  { name: 'Signature on site', done: false },
] as const;

export function VisitScreen() {
  return (
    <>
      <Title title="Visit 18" note="Compressor, Room 3" />
      <rect fill="var(--sunken)" x="20" y="110" width="168" height="6" rx="3" />
      <rect fill="var(--mask)" x="20" y="110" width="84" height="6" rx="3" />
      {POINTS.map(({ name, done }, at) => (
        <g key={name} transform={`translate(20 ${130 + at * 48})`}>
          <rect fill="var(--surface)" stroke="var(--hairline)" width="168" height="40" rx="10" />
          <circle
            {...(done ? { fill: 'var(--mask)' } : { stroke: 'var(--border)' })}
            strokeWidth="1.5"
            cx="20"
            cy="20"
            r="8"
          />
          {done && <path stroke="var(--on-mask)" strokeWidth="2" d="M16 20.5l3 3 5-6" />}
          <Print is="phone-ui-word" x={38} y={24.5} words={name} />
        </g>
      ))}
      <rect fill="var(--mask)" x="20" y="330" width="168" height="42" rx="10" />
      <Print is="phone-ui-button" x={104} y={356} words="Next point" />
    </>
  );
}

export const LINES = [
  { name: 'Filter mat', sum: '1,440' },
  { name: 'Belt A43', sum: '980' },
  { name: 'Bearing', sum: '2,160' },
] as const;
export const TOTAL = '4,580';

const STOPS = [
  { name: 'Depot', time: '09:10', done: true },
  { name: 'Clinic, Palasia', time: '10:05', done: true },
  { name: 'School, Rau', time: '11:20', done: false },
  { name: 'Market, Dewas', time: '12:40', done: false },
] as const;

export function RouteScreen() {
  return (
    <>
      <Title title="Today" note="Four stops, two done" />
      <rect fill="var(--sunken)" x="20" y="108" width="168" height="84" rx="10" />
      <path
        stroke="var(--bg)"
        strokeWidth="5"
        d="M20 136h168M20 168h168M60 108v84M132 108v84M188 108l-56 56"
      />
      <path stroke="var(--mask)" strokeWidth="2.5" d="M36 178h24v-42h46l26 26v10h34M30 224v126" />
      <Stop x={36} y={178} done />
      <Stop x={60} y={136} done />
      <Stop x={124} y={154} />
      <Stop x={166} y={172} />
      {STOPS.map(({ name, time, done }, at) => (
        <g key={name} transform={`translate(30 ${220 + at * 42})`}>
          <Stop done={done} />
          <Print is="phone-ui-word" x={16} y={4.5} words={name} />
          <Print is="phone-ui-time" x={156} y={4.5} words={time} />
        </g>
      ))}
    </>
  );
}

/** What a parent sees without unlocking the phone. */
export function LockScreen() {
  return (
    <>
      <Print is="phone-ui-button phone-ui-light" x={104} y={66} words="Tuesday" />
      <Print is="phone-ui-clock phone-ui-light" x={104} y={114} words="10:42" />
      <rect fill="var(--bg)" x="16" y="146" width="176" height="92" rx="20" />
      <Print is="phone-ui-name" x={30} y={172} words="School bus 7" />
      <Print is="phone-ui-time" x={178} y={172} words="11:20" />
      <Print is="phone-ui-note" x={30} y={191} words="Two stops before yours" />
      <path stroke="var(--mask)" strokeWidth="2.5" d="M36 218h136" />
      <Stop x={36} y={218} done />
      <Stop x={81} y={218} done />
      <Stop x={126} y={218} />
      <Stop x={172} y={218} />
      <rect fill="var(--bg)" x="16" y="250" width="176" height="60" rx="20" />
      <Print is="phone-ui-name" x={30} y={276} words="Clinic, Palasia" />
      <Print is="phone-ui-time" x={178} y={276} words="10:05" />
      <Print is="phone-ui-note" x={30} y={295} words="Left on time" />
      <rect fill="var(--bg)" x="16" y="322" width="176" height="60" rx="20" />
      <Print is="phone-ui-name" x={30} y={348} words="Depot" />
      <Print is="phone-ui-time" x={178} y={348} words="09:10" />
      <Print is="phone-ui-note" x={30} y={367} words="On its way" />
    </>
  );
}

function Stop({ x = 0, y = 0, done = false }) {
  const paint = done ? { fill: 'var(--mask)' } : { fill: 'var(--bg)', stroke: 'var(--copper)' };
  return <circle {...paint} strokeWidth="2.5" cx={x} cy={y} r={done ? 6 : 5} />;
}

function Title({ title, note }: { title: string; note: string }) {
  return (
    <>
      <Print is="phone-ui-title" x={20} y={68} words={title} />
      <Print is="phone-ui-note" x={20} y={89} words={note} />
    </>
  );
}
