import './drawing.css';
import { Drawing, Print } from '../ui/line-drawing/marks.tsx';
import type { Scene, Sensor, Site, Stroke } from './shapes.ts';

type SiteBoardProps = {
  title: string;
  /** The word on the chip. */
  chip: string;
  /** Four of each, at most 12 characters long. */
  inputs: readonly string[];
  outputs: readonly string[];
  /** Of each input the output that it lights. */
  readings: readonly { reaches: number }[];
  /** The place the board stands above; its sensors are in the order of the inputs. */
  site: Site;
  /** Whether the feet carry their words; false where radio buttons stand on them. */
  isLabelled?: boolean;
};

/** From the chip to each output. */
const OUT = [
  'M196 58H174l-14-14H14',
  'M196 82H176l-28 28H14',
  'M324 58H346l14-14H506',
  'M324 82H344l28 28H506',
];
const PINS = [218, 246, 274, 302];
/** Labels at the foot: the outer two on the upper line, the inner two on the lower, with room for a word and a ring between them on the smallest board. */
const FOOT = [332, 396, 396, 332];
const CHANNEL = [130, 146, 146, 130];

/** Four things sensed at a place of the industry, the board above it, and the four places where the readings end up. */
export function SiteBoard({
  title,
  chip,
  inputs,
  outputs,
  readings,
  site,
  isLabelled = true,
}: SiteBoardProps) {
  return (
    <Drawing
      is="whole drawing site-board"
      size={[520, 428]}
      label={`${title}: ${inputs.join(', ')}; ${outputs.join(', ')}`}
    >
      {/* Wires lead up behind the things that are sensed, each to its via in front. */}
      {site.sensors.map((sensor) => (
        <g key={sensor[0]} className={`slot-${sensor[0]}`}>
          <path className="dwg-net" d={wire(sensor)} />
        </g>
      ))}
      <Strokes of={site.strokes} />
      <path className="dwg-net" d={OUT.join('')} />
      <path
        className="dwg-pad"
        d="M190 53h10v10h-10zM190 77h10v10h-10zM320 53h10v10h-10zM320 77h10v10h-10z"
      />
      <rect className="dwg-part" x="200" y="34" width="120" height="70" rx="8" />
      <circle className="dwg-line" cx="214" cy="48" r="4" />
      <Print is="dwg-ink" x={260} y={71} words={chip} />
      {outputs.map((words, at) => (
        <Label key={words} words={words ?? ''} isLeft={at < 2} y={at % 2 === 0 ? 44 : 110} above />
      ))}
      {site.sensors.map(([slot, x, y], at) => (
        <g key={slot} className={`slot-${slot}`}>
          <circle className="dwg-pad" cx={x} cy={y} r="6" />
          <Reached at={readings[at]?.reaches ?? 0} />
          {isLabelled && <Label words={inputs[at]} isLeft={slot < 2} y={FOOT[slot] ?? 0} />}
        </g>
      ))}
      <path className="dwg-pad" d={PINS.map((x) => `M${x - 5} 104h10v10h-10z`).join('')} />
    </Drawing>
  );
}

/** Lies over an output and its end; to be lit. */
function Reached({ at }: { at: number }) {
  return (
    <g className="site-board__reached">
      <path className="dwg-net" d={OUT[at]} />
      <circle className="dwg-pad" cx={at < 2 ? 8 : 512} cy={at % 2 === 0 ? 44 : 110} r="6" />
    </g>
  );
}

function Label(props: { words: string | undefined; isLeft: boolean; y: number; above?: boolean }) {
  const { words, isLeft, y, above = false } = props;
  return (
    <>
      <circle className="dwg-pad" cx={isLeft ? 8 : 512} cy={y} r="6" />
      <Print
        is={isLeft ? 'dwg-start' : 'dwg-end'}
        x={isLeft ? 2 : 518}
        y={above ? y - 18 : y + 21}
        words={words ?? ''}
      />
    </>
  );
}

/** From the edge at the foot up to the via on the thing, and on to the pin: every corner at 45 degrees. */
function wire([slot, x]: Sensor): string {
  const foot = FOOT[slot] ?? 0;
  const pin = PINS[slot] ?? x;
  const channel = CHANNEL[slot] ?? 0;
  const out = slot < 2 ? 1 : -1;
  const over = Math.sign(pin - x);
  const step = Math.min(12, Math.abs(pin - x) / 2);
  return `M${slot < 2 ? 14 : 506} ${foot}H${x - 16 * out}l${16 * out} -16V${channel + step}l${over * step} ${-step}H${pin - over * step}l${over * step} ${-step}V114`;
}

/** A line drawing in which wires are traces; the words beside it say the same, so assistive technology passes it by. */
export function IndustryDrawing({ of: { strokes, prints } }: { of: Scene }) {
  return (
    <svg className="whole drawing scene" viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <Strokes of={strokes} />
      {prints?.map(([words, x, y, anchor]) => (
        <Print key={words} {...(anchor && { is: `dwg-${anchor}` })} x={x} y={y} words={words} />
      ))}
    </svg>
  );
}

function Strokes({ of }: { of: readonly Stroke[] }) {
  return of.map(([kind, path]) => <path key={path} className={`dwg-${kind}`} d={path} />);
}
