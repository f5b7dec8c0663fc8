import './drawing.css';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { Drawing, Label } from '../ui/line-drawing/marks.tsx';

type SiteBoardProps = Pick<IndustryContent['board'], 'sensors' | 'outputs'> & {
  /** The industry whose site is drawn below the board. */
  industry: Industry;
  /** Whether labels are drawn at the foot; false if radio buttons replace them. */
  isLabelled?: boolean;
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
  const { industry, sensors, outputs, isLabelled = true } = props;
  return (
    <Drawing
      className="whole drawing site-board"
      size={[520, 428]}
      label={`${industryWords.boardTitle}: ${sensors.map(({ input }) => input).join(', ')}; ${outputs.join(', ')}`}
    >
      {/* Wires run up behind the objects, each to its via in front. */}
      {sensors.map(({ input, at: [x] }, slot) => (
        <g key={input} className={`slot-${slot}`}>
          <path className="dwg-net" d={wire(slot, x)} />
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
        <LabelledPad key={words} words={words} isLeft={at < 2} y={at % 2 === 0 ? 44 : 110} above />
      ))}
      {sensors.map(({ input, at: [x, y], reaches }, slot) => (
        <g key={input} className={`slot-${slot}`}>
          <circle className="dwg-pad" cx={x} cy={y} r="6" />
          <LitOutput at={reaches} />
          {isLabelled && <LabelledPad words={input} isLeft={slot < 2} y={LABEL_Y[slot] ?? 0} />}
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

type LabelledPadProps = { words: string; isLeft: boolean; y: number; above?: boolean };

function LabelledPad({ words, isLeft, y, above = false }: LabelledPadProps) {
  return (
    <>
      <circle className="dwg-pad" cx={isLeft ? 8 : 512} cy={y} r="6" />
      <Label
        className={isLeft ? 'dwg-start' : 'dwg-end'}
        x={isLeft ? 2 : 518}
        y={above ? y - 18 : y + 21}
        words={words}
      />
    </>
  );
}

/** The wire of a sensor from the foot up to its via on the object, then to the chip's pin; all corners at 45 degrees. */
function wire(slot: number, x: number): string {
  const foot = LABEL_Y[slot] ?? 0;
  const pin = PIN_X[slot] ?? x;
  const channel = CHANNEL_Y[slot] ?? 0;
  const out = slot < 2 ? 1 : -1;
  const over = Math.sign(pin - x);
  const step = Math.min(12, Math.abs(pin - x) / 2);
  return `M${slot < 2 ? 14 : 506} ${foot}H${x - 16 * out}l${16 * out} -16V${channel + step}l${over * step} ${-step}H${pin - over * step}l${over * step} ${-step}V114`;
}
