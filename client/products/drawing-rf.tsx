import { contactsOf } from '#content/products/module-contacts.ts';
import { MODULE_FACTS, volts } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/module-sheets.ts';
import { Label } from '../ui/line-drawing/marks.tsx';
import { Motor, Trace } from './drawing-marks.tsx';

const { megahertz, supplyVolts, rangeMetres, driverAmperes } = MODULE_FACTS.rf;

const START = 44;
const END = 316;
const INTERVAL = 10;
const ticks = Array.from(
  { length: rangeMetres / INTERVAL + 1 },
  (_, at) => START + ((END - START) * at * INTERVAL) / rangeMetres,
);

/** An on-off keyed carrier over eight units of time: `1` with the carrier, `0` without. */
const carrier = [...'10110101'].map((bit) => (bit === '1' ? 'q3-20 6 0t6 0t6 0t6 0' : 'h24')).join('');
/** A helical antenna on a foot, pointing up. */
const helix = (x: number) => `M${x} 116v-10${'q-9-3 0-6 9-3 0-6'.repeat(5)}`;

export function RadioLink() {
  return (
    <>
      <path className="dwg-power" d={`${helix(START)}${helix(END)}`} />
      <rect className="dwg-board" x="14" y="116" width="60" height="72" rx="6" />
      <rect className="dwg-board" x="286" y="116" width="60" height="72" rx="6" />
      <path className="dwg-pad" d="M24 130h14v14H24zM50 130h14v14H50zM24 160h14v14H24zM50 160h14v14H50z" />
      <path className="dwg-net" d={`M84 152${carrier}`} />
      <path className="dwg-line" d="M300 130h32v20h-32zM304 150v8M312 150v8M320 150v8M328 150v8" />
      <Label className="dwg-mask" x={180} y={62} words={`${megahertz} MHz`} />
      <Label x={180} y={82} words={drawingWords.otherBand} />
      <path
        className="dwg-dim"
        d={`M${START} 222H${END}${ticks.map((x, at) => `M${Number(x.toFixed(1))} 222v${at % 6 ? -5 : -12}`).join('')}`}
      />
      <Label x={START} y={240} words="0" />
      <Label className="dwg-ink" x={END} y={240} words={`${rangeMetres} m`} />
    </>
  );
}

/** The driver's motor terminals, and the positions of the motors. */
const MOTORS = [
  { name: 'M1', y: 78 },
  { name: 'M2', y: 146 },
] as const;

/** The radio wave from the transmitter to the antenna. */
const WAVE = `M294 22${'q-4-14-8 0t-8 0'.repeat(15)}`;

export function ReceivingSide() {
  const lines = contactsOf('rf', 'header').filter(({ name }) => name.startsWith('D'));
  return (
    <>
      <path className="dwg-power" d="M26 52v-10q-9-3 0-6 9-3 0-6q-9-3 0-6 9-3 0-6" />
      <rect className="dwg-part" x="302" y="10" width="48" height="24" rx="6" />
      <rect className="dwg-board" x="4" y="48" width="98" height="128" rx="6" />
      <rect className="dwg-board" x="166" y="48" width="98" height="128" rx="6" />
      <path className="dwg-net" d={MOTORS.map(({ y }) => `M264 ${y - 13}H322M264 ${y + 13}H322`).join('')} />
      <path className="dwg-power" d="M53 224V184M48 190l5-6 5 6M215 224V184M210 190l5-6 5 6M53 224H215" />
      {lines.map(({ name }, at) => {
        const y = 64 + at * 32;
        return (
          <g key={name} className={`line line-${at + 1}`}>
            <circle className="pin__dot" cx={312 + at * 9} cy="22" r="3" />
            <path className="wave" d={WAVE} />
            <Trace className="signal signal--after" d={`M102 ${y}H166`} />
            <circle className="pin__dot" cx="102" cy={y} r="4" />
            <circle className="pin__dot" cx="166" cy={y} r="4" />
            <Label x={134} y={y - 9} words={name} />
          </g>
        );
      })}
      <Label className="dwg-ink" x={53} y={112} words={drawingWords.receiver} />
      <Label className="dwg-ink" x={215} y={94} words={drawingWords.driver[0]} />
      <Label className="dwg-ink" x={215} y={112} words={drawingWords.driver[1]} />
      <Label className="dwg-mask" x={215} y={134} words={`${driverAmperes} A`} />
      {MOTORS.map(({ name, y }) => (
        <Motor key={name} x={330} y={y} name={name} />
      ))}
      <Label className="dwg-copper" x={134} y={244} words={volts(supplyVolts)} />
    </>
  );
}
