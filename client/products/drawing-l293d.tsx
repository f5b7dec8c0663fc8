import { contactsOf } from '#content/products/module-contacts.ts';
import { L293D_PINS, MODULE_FACTS, volts } from '#content/products/module-facts.ts';
import { Label, Rect } from '../ui/line-drawing/marks.tsx';
import { pinClass } from './contacts.tsx';
import { Motor, Pinout, Trace } from './drawing-marks.tsx';

const { boardMillimetres, supplyVolts, channelMilliamperes } = MODULE_FACTS.l293d;
const [width, height] = boardMillimetres;

/** Drawing units per mm; board coordinates are millimetres from its centre, y up, as in the layout. */
const MM = 5.5;
const CENTRE = { x: 190, y: 162 };
const rounded = (units: number) => Math.round(units * 10) / 10;
const x = (millimetres: number) => rounded(CENTRE.x + millimetres * MM);
const y = (millimetres: number) => rounded(CENTRE.y - millimetres * MM);
const long = (millimetres: number) => rounded(millimetres * MM);

const PITCH = 2.54;
const PIN_X = contactsOf('l293d', 'header').map((_, at) => -5 + (at - 3.5) * PITCH);
const HEADER_Y = -13;
const CHIP = { x: -2, y: 1, length: 19.9, width: 6.35 };
const LEGS = Array.from({ length: 8 }, (_, at) => CHIP.x + (at - 3.5) * PITCH);
/** The x of the left screw, the right screw and the middle of each motor's terminals. */
const MOTORS = [
  { name: 'M1', screws: [-10.54, -5.46], middle: -8 },
  { name: 'M2', screws: [1.46, 6.54], middle: 4 },
] as const;
const MOTOR_Y = 28;

/** The 45° jog of each input's trace: those of the rear pins pass between the front ones, under the chip. */
const JOGS: Record<string, number> = { EN1: 16.5, IN1: 16.5, IN2: 9.5, IN3: 9.5, IN4: 9.5, EN2: 9.5 };

export function BoardOutline() {
  const size = [long(width), long(height)] as const;
  return (
    <>
      <Rect className="dwg-board" at={[x(-width / 2), y(height / 2)]} size={size} rx="13" />
      <g className="dwg-pad">
        {[-18, 18].flatMap((cx) =>
          [-14.5, 14.5].flatMap((cy) =>
            [long(2.7), long(1.6)].map((r) => (
              <circle key={`${cx} ${cy} ${r}`} cx={x(cx)} cy={y(cy)} r={r} />
            )),
          ),
        )}
      </g>
      <Chip />
      {MOTORS.map((motor, at) => (
        <MotorTerminal key={motor.name} {...motor} at={at} />
      ))}
      <SupplyTerminal />
      <circle className="dwg-part" cx={x(12.6)} cy={y(-8.6)} r={long(4)} />
      <circle className="dwg-part" cx={x(-17)} cy={y(-6.5)} r={long(2.5)} />
      <Label x={x(12.6)} y={y(-8.6)} words="C1" />
      <Label x={x(-17)} y={y(-6.5)} words="D1" />
      <Header />
      <Dimensions />
      <Label className="dwg-start" x={4} y={14} words={`${channelMilliamperes} mA`} />
      <Label className="dwg-start" x={4} y={31} words="per channel" />
    </>
  );
}

/** Dimension lines below and beside the board, with their measurements. */
function Dimensions() {
  const [left, right] = [x(-width / 2), x(width / 2)];
  const [top, bottom] = [y(height / 2), y(-height / 2)];
  const below = `M${left} ${bottom + 4}V320M${right} ${bottom + 4}V320M${left} 314H${right}M${left - 4} 318l8-8M${right - 4} 318l8-8`;
  const beside = `M${left - 4} ${top}H44M${left - 4} ${bottom}H44M50 ${top}V${bottom}M46 ${top + 4}l8-8M46 ${bottom + 4}l8-8`;
  return (
    <>
      <path className="dwg-dim" d={below + beside} />
      <Label x={272} y={302} words={`${width} mm`} />
      <Label isUpright x={36} y={CENTRE.y} words={`${height} mm`} />
    </>
  );
}

function Chip() {
  const [top, bottom] = [y(CHIP.y + CHIP.width / 2), y(CHIP.y - CHIP.width / 2)];
  const left = x(CHIP.x - CHIP.length / 2);
  const right = x(CHIP.x + CHIP.length / 2);
  const legs = LEGS.map((leg) => `M${x(leg) - 3} ${top}v-7h6v7zM${x(leg) - 3} ${bottom}v7h6v-7z`).join('');
  return (
    <>
      <path className="dwg-pad" d={legs} />
      <path className="dwg-part" d={`M${left} ${top}H${right}V${bottom}H${left}v-12a5.4 5.4 0 0 0 0-11z`} />
      <Label className="dwg-ink" x={x(CHIP.x)} y={y(CHIP.y)} words="L293D" />
    </>
  );
}

function MotorTerminal({ name, screws, middle, at }: (typeof MOTORS)[number] & { at: number }) {
  const out = screws.map((screw) => `M${x(screw) + 5} ${y(4.2)}l-5-5V${MOTOR_Y + 13}`).join('');
  return (
    <g className={`lights ${pinClass('terminals', at)}`}>
      <path className="dwg-net" d={screws.map((screw) => `M${x(screw)} ${y(12)}V${MOTOR_Y + 13}`).join('')} />
      <Trace className={`signal when signal--after ${name}-fwd ${name}-rev`} d={out} />
      <Rect className="pin__body" at={[x(middle - 5.08), y(16)]} size={[long(10.16), long(7.8)]} rx="3" />
      {screws.map((screw) => (
        <circle key={screw} className="pin__dot" cx={x(screw)} cy={y(12.1)} r="8" />
      ))}
      <Motor x={x(middle)} y={MOTOR_Y} name={name} />
    </g>
  );
}

function SupplyTerminal() {
  return (
    <>
      <rect className="dwg-part" x={x(13.1)} y={y(7.08)} width={long(7.8)} height={long(10.16)} rx="3" />
      {contactsOf('l293d', 'terminals')
        .slice(2)
        .map(({ name }, at) => {
          const middle = y(4.54 - at * 5.08);
          const [net, ink] = at === 0 ? ['dwg-power', 'dwg-copper'] : ['dwg-line', 'dwg-ink'];
          return (
            <g key={name} className={`lights ${pinClass('terminals', at + 2)}`}>
              <Rect className="pin__ground" at={[x(13.1), y(7.08 - at * 5.08)]} size={[86, long(5.08)]} />
              <path className={net} d={`M${x(17)} ${middle}H322`} />
              <circle className="pin__dot" cx={x(17)} cy={middle} r="8" />
              <Label className={`${ink} dwg-start`} x={327} y={middle} words={name} />
            </g>
          );
        })}
      <Label className="dwg-copper dwg-end" x={358} y={14} words={`VM ${volts(supplyVolts)}`} />
    </>
  );
}

function Header() {
  return contactsOf('l293d', 'header').map(({ name }, at) => {
    const pin = x(PIN_X[at] ?? 0);
    const jog = JOGS[name];
    return (
      <g key={name} className={`lights ${pinClass('header', at)}`}>
        <rect className="pin__ground" x={pin - 7} y={y(HEADER_Y) - 9} width="14" height="64" />
        {jog && <Trace d={`M${pin} ${y(HEADER_Y) - 6.5}V${190 + jog - 9.5}l${jog}-${jog}V174`} />}
        <rect className="pin__body" x={pin - 6.5} y={y(HEADER_Y) - 6.5} width="13" height="13" />
        <circle className="pin__dot" cx={pin} cy={y(HEADER_Y)} r="3.5" />
        <Label className="dwg-ink dwg-end" x={pin} y={263} isUpright words={name} />
      </g>
    );
  });
}

export function ChipPins() {
  return <Pinout name="L293D" pins={L293D_PINS} />;
}
