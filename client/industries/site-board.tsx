import './drawing.css';
import { industryWords } from '#content/industries/industries.ts';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { Drawing, Label } from '../ui/line-drawing/marks.tsx';

type SiteBoardProps = {
  /** The industry whose site is drawn below the board. */
  industry: Industry;
  /** Four of each, at most 12 characters long. */
  inputs: readonly string[];
  outputs: readonly string[];
  /** For each input, the index of the output that it lights. */
  readings: readonly { reaches: number }[];
  /** Whether labels are drawn at the foot; false if radio buttons replace them. */
  isLabelled?: boolean;
};

/** A sensor: the slot of its label among the four at the foot, left to right, and its via on the object. */
type Sensor = readonly [slot: 0 | 1 | 2 | 3, x: number, y: number];

/** In the order of the inputs. */
export const SENSORS: Record<Industry, readonly Sensor[]> = {
  healthcare: [
    [1, 200, 246],
    [3, 428, 194],
    [0, 66, 222],
    [2, 306, 208],
  ],
  automotive: [
    [1, 232, 246],
    [0, 106, 237],
    [2, 296, 256],
    [3, 434, 213],
  ],
  education: [
    [0, 80, 236],
    [1, 206, 210],
    [2, 293, 218],
    [3, 437, 186],
  ],
  transportation: [
    [0, 66, 170],
    [2, 318, 244],
    [1, 190, 252],
    [3, 413, 294],
  ],
  banking: [
    [1, 228, 246],
    [0, 67, 236],
    [2, 292, 246],
    [3, 454, 206],
  ],
};

/** The wires from the chip to the outputs. */
const OUTPUT_WIRES = [
  'M196 58H174l-14-14H14',
  'M196 82H176l-28 28H14',
  'M324 58H346l14-14H506',
  'M324 82H344l28 28H506',
];
const PIN_X = [218, 246, 274, 302];
/** Heights of the labels at the foot; staggered, so that word and ring fit even on the smallest board. */
const LABEL_Y = [332, 396, 396, 332];
const CHANNEL_Y = [130, 146, 146, 130];

/** Four sensors at a site of the industry, the board above it, and four outputs of the readings. */
export function SiteBoard(props: SiteBoardProps) {
  const { industry, inputs, outputs, readings, isLabelled = true } = props;
  const sensors = SENSORS[industry];
  return (
    <Drawing
      className="whole drawing site-board"
      size={[520, 428]}
      label={`${industryWords.boardTitle}: ${inputs.join(', ')}; ${outputs.join(', ')}`}
    >
      {/* Wires run up behind the objects, each to its via in front. */}
      {sensors.map((sensor) => (
        <g key={sensor[0]} className={`slot-${sensor[0]}`}>
          <path className="dwg-net" d={wire(sensor)} />
        </g>
      ))}
      <use href={`${drawingsUrl}#${industry}`} />
      <path className="dwg-net" d={OUTPUT_WIRES.join('')} />
      <path
        className="dwg-pad"
        d="M190 53h10v10h-10zM190 77h10v10h-10zM320 53h10v10h-10zM320 77h10v10h-10z"
      />
      <rect className="dwg-part" x="200" y="34" width="120" height="70" rx="8" />
      <circle className="dwg-line" cx="214" cy="48" r="4" />
      <Label className="dwg-ink" x={260} y={71} words={industryWords.chip} />
      {outputs.map((words, at) => (
        <LabelledPad key={words} words={words ?? ''} isLeft={at < 2} y={at % 2 === 0 ? 44 : 110} above />
      ))}
      {sensors.map(([slot, x, y], at) => (
        <g key={slot} className={`slot-${slot}`}>
          <circle className="dwg-pad" cx={x} cy={y} r="6" />
          <LitOutput at={readings[at]?.reaches ?? 0} />
          {isLabelled && <LabelledPad words={inputs[at]} isLeft={slot < 2} y={LABEL_Y[slot] ?? 0} />}
        </g>
      ))}
      <path className="dwg-pad" d={PIN_X.map((x) => `M${x - 5} 104h10v10h-10z`).join('')} />
    </Drawing>
  );
}

/** The lit copy of an output and its wire, drawn over it. */
function LitOutput({ at }: { at: number }) {
  return (
    <g className="site-board__reached">
      <path className="dwg-net" d={OUTPUT_WIRES[at]} />
      <circle className="dwg-pad" cx={at < 2 ? 8 : 512} cy={at % 2 === 0 ? 44 : 110} r="6" />
    </g>
  );
}

function LabelledPad(props: { words: string | undefined; isLeft: boolean; y: number; above?: boolean }) {
  const { words, isLeft, y, above = false } = props;
  return (
    <>
      <circle className="dwg-pad" cx={isLeft ? 8 : 512} cy={y} r="6" />
      <Label
        className={isLeft ? 'dwg-start' : 'dwg-end'}
        x={isLeft ? 2 : 518}
        y={above ? y - 18 : y + 21}
        words={words ?? ''}
      />
    </>
  );
}

/** The wire from the foot up to the via on the object, then to the chip's pin; all corners at 45 degrees. */
function wire([slot, x]: Sensor): string {
  const foot = LABEL_Y[slot] ?? 0;
  const pin = PIN_X[slot] ?? x;
  const channel = CHANNEL_Y[slot] ?? 0;
  const out = slot < 2 ? 1 : -1;
  const over = Math.sign(pin - x);
  const step = Math.min(12, Math.abs(pin - x) / 2);
  return `M${slot < 2 ? 14 : 506} ${foot}H${x - 16 * out}l${16 * out} -16V${channel + step}l${over * step} ${-step}H${pin - over * step}l${over * step} ${-step}V114`;
}
