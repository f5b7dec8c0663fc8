import './drawing.css';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { Drawing, Label } from '../ui/line-drawing/marks.tsx';

type SiteBoardProps = Pick<IndustryContent['board'], 'chip' | 'sensors' | 'outputs'> & {
  /** The industry whose site is drawn below the board. */
  industry: Industry;
  /** Whether the sensors' names are drawn at the foot; false if radio buttons replace them. */
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
const CHANNEL_Y = [130, 146, 146, 130];
/** The columns of the sensors' names, below the drawing. */
const FOOT_X = [65, 195, 325, 455];

/** Four sensors at a site of the industry, the board above it, and four outputs of the readings. */
export function SiteBoard(props: SiteBoardProps) {
  const { industry, chip, sensors, outputs, isLabelled = true } = props;
  return (
    <Drawing
      className="whole drawing site-board"
      size={[520, isLabelled ? 376 : 340]}
      label={`${industryWords.boardTitle}: ${sensors.map(({ input }) => input).join(', ')}; ${outputs.join(', ')}`}
    >
      {/* Wires run up behind the objects, each to its via in front. */}
      {sensors.map(({ input, at: [x] }, slot) => (
        <g key={input} className={`slot-${slot}`}>
          <path className="dwg-net" d={wire(slot, x)} />
        </g>
      ))}
      <use href={`${drawingsUrl}#${industry}`} width="520" height="428" />
      <path className="dwg-net" d={OUTPUT_WIRES.join('')} />
      <path
        className="dwg-pad"
        d="M190 53h10v10h-10zM190 77h10v10h-10zM320 53h10v10h-10zM320 77h10v10h-10z"
      />
      <rect className="dwg-part" x="200" y="44" width="120" height="52" rx="8" />
      <Label className="dwg-ink" x={260} y={70} words={chip} />
      {outputs.map((words, at) => (
        <LabelledPad key={words} words={words} isLeft={at < 2} y={at % 2 === 0 ? 44 : 110} />
      ))}
      {sensors.map(({ input, at: [x, y], reaches }, slot) => (
        <g key={input} className={`slot-${slot}`}>
          <circle className="dwg-pad" cx={x} cy={y} r="6" />
          <LitOutput at={reaches} />
          {isLabelled && <Label x={FOOT_X[slot] ?? x} y={358} words={input} />}
        </g>
      ))}
      <path className="dwg-pad" d={PIN_X.map((x) => `M${x - 5} 96h10v10h-10z`).join('')} />
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

function LabelledPad({ words, isLeft, y }: { words: string; isLeft: boolean; y: number }) {
  return (
    <>
      <circle className="dwg-pad" cx={isLeft ? 8 : 512} cy={y} r="6" />
      <Label className={isLeft ? 'dwg-start' : 'dwg-end'} x={isLeft ? 2 : 518} y={y - 18} words={words} />
    </>
  );
}

/** The wire of a sensor from its name up behind the object, then to the chip's pin; all corners at 45 degrees. */
function wire(slot: number, x: number): string {
  const foot = FOOT_X[slot] ?? x;
  const pin = PIN_X[slot] ?? x;
  const channel = CHANNEL_Y[slot] ?? 0;
  const over = Math.sign(pin - x);
  const step = Math.min(12, Math.abs(pin - x) / 2);
  return `M${foot} 340V330L${x} ${330 - Math.abs(x - foot)}V${channel + step}l${over * step} ${-step}H${pin - over * step}l${over * step} ${-step}V106`;
}
