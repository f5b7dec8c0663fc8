import { MODULE_FACTS } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/products-copy.ts';
import { Motor } from '../ui/drawing/drawing-marks.tsx';

const { megahertz, supplyVolts, rangeMetres, channels, driverAmperes } = MODULE_FACTS.rf;

const START = 44;
const END = 316;
const EVERY = 10;
const ticks = Array.from(
  { length: rangeMetres / EVERY + 1 },
  (_, at) => START + ((END - START) * at * EVERY) / rangeMetres,
);

/** A carrier switched on and off: eight units of time, `1` with the carrier and `0` without. */
const carrier = [...'10110101'].map((bit) => (bit === '1' ? 'q3-20 6 0t6 0t6 0t6 0' : 'h24')).join('');
/** A helical antenna on a foot, going up. */
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
      <text className="dwg-mask" x="180" y="62">
        {megahertz} MHz
      </text>
      <text x="180" y="82">
        {drawingWords.otherBand}
      </text>
      <path
        className="dwg-dim"
        d={`M${START} 222H${END}${ticks.map((x, at) => `M${Number(x.toFixed(1))} 222v${at % 6 ? -5 : -12}`).join('')}`}
      />
      <text x={START} y="240">
        0
      </text>
      <text className="dwg-ink" x={END} y="240">
        {rangeMetres} m
      </text>
    </>
  );
}

export function ReceivingSide() {
  const lines = Array.from({ length: channels }, (_, at) => 62 + at * 32);
  return (
    <>
      <path className="dwg-power" d="M30 52v-10q-9-3 0-6 9-3 0-6q-9-3 0-6 9-3 0-6" />
      <rect className="dwg-board" x="10" y="48" width="90" height="124" rx="6" />
      <rect className="dwg-board" x="166" y="48" width="100" height="124" rx="6" />
      <path
        className="dwg-net"
        d={`${lines.map((y) => `M100 ${y}H166`).join('')}M266 66H326M266 94H326M266 126H326M266 154H326`}
      />
      <path className="dwg-power" d="M55 224V180M50 186l5-6 5 6M216 224V180M211 186l5-6 5 6M55 224H216" />
      {lines.map((y, at) => (
        <g key={y}>
          <circle className="dwg-pad" cx="100" cy={y} r="4" />
          <circle className="dwg-pad" cx="166" cy={y} r="4" />
          <text x="133" y={y - 9}>
            {at + 1}
          </text>
        </g>
      ))}
      <text className="dwg-ink" x="55" y="110">
        {drawingWords.receiver}
      </text>
      <text className="dwg-ink" x="216" y="92">
        {drawingWords.driver[0]}
      </text>
      <text className="dwg-ink" x="216" y="110">
        {drawingWords.driver[1]}
      </text>
      <text className="dwg-mask" x="216" y="132">
        {driverAmperes}A
      </text>
      <Motor x={330} y={80} label="M1" />
      <Motor x={330} y={140} label="M2" />
      <text className="dwg-copper" x="135" y="242">
        {supplyVolts[0]}V to {supplyVolts[1]}V
      </text>
    </>
  );
}
