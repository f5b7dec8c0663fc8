import { centimetres, LM358_PINS, MODULE_FACTS } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/module-sheets.ts';
import { Label, Rect } from '../ui/line-drawing/marks.tsx';
import { Pinout } from './drawing-marks.tsx';

const { tableCentimetres, featureCentimetres, angleDegrees, chip } = MODULE_FACTS.ir;

const HALF = ((angleDegrees / 2) * Math.PI) / 180;
const round = (value: number) => Number(value.toFixed(1));
const x = (distance: number) => round(EYE.x + distance * CM);
const long = (distance: number) => round(distance * CM);
const edge = (distance: number, side: 1 | -1) =>
  `${round(EYE.x + distance * CM * Math.cos(HALF))} ${round(EYE.y + side * distance * CM * Math.sin(HALF))}`;

/** Path of the part of the cone between two distances in centimetres. */
function sector([near, far]: readonly [number, number]): string {
  const [outer, inner] = [round(far * CM), round(near * CM)];
  return `M${edge(near, -1)}L${edge(far, -1)}A${outer} ${outer} 0 0 1 ${edge(far, 1)}L${edge(near, 1)}A${inner} ${inner} 0 0 0 ${edge(near, -1)}z`;
}

const inTable = `${drawingWords.table} ${centimetres(tableCentimetres)}`;
const inFeatures = `${drawingWords.features} ${centimetres(featureCentimetres)}`;

/** Path of the angle's dimension beyond the cone: an arc between its edges, which are extended. */
const angleArc = (at: number) =>
  `${([-1, 1] as const).map((side) => `M${edge(at - 4, side)}L${edge(at + 2, side)}`).join('')}M${edge(at, -1)}A${long(at)} ${long(at)} 0 0 1 ${edge(at, 1)}`;

const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const RULER_Y = 222;

export function FieldOfView() {
  const [tableFrom, tableTo] = tableCentimetres;
  const [featureFrom, featureTo] = featureCentimetres;
  return (
    <>
      <path className="dwg-far cone-far" d={sector(featureCentimetres)} />
      <path className="dwg-near" d={sector(tableCentimetres)} />
      <path
        className="dwg-dim"
        d={`M${x(0)} ${EYE.y}H${x(90)}${TICKS.map((at) => `M${x(at)} ${RULER_Y}v${at % 20 ? 5 : 9}`).join('')}M${x(0)} ${RULER_Y}H${x(90)}${angleArc(85)}`}
      />
      <rect className="when ir-beam ir-seen" y="-7" height="4" />
      <rect className="when ir-beam ir-beam--back ir-seen" y="3" height="4" />
      <rect className="when ir-beam ir-close ir-far" y="-7" height="4" />
      <path className="when signal signal--long ir-outside" d={`M${EYE.x} ${EYE.y - 5}H${x(featureTo)}`} />
      <rect className="dwg-board" x="2" y={EYE.y - 20} width="20" height="40" rx="3" />
      <path
        className="dwg-part"
        d={`M20 ${EYE.y - 13}h4a4 4 0 0 1 0 8h-4zM20 ${EYE.y + 5}h4a4 4 0 0 1 0 8h-4z`}
      />
      <circle className="ir-lamp" fill="var(--surface)" stroke="var(--mask)" cx="11" cy={EYE.y} r="4.5" />
      <circle className="when ir-seen" fill="var(--mask)" cx="11" cy={EYE.y} r="4.5" />
      <Label className="dwg-ink dwg-start" x={x(83)} y={EYE.y - 101} words={`${angleDegrees}°`} />
      {TICKS.filter((at) => at % 20 === 0).map((at) => (
        <Label key={at} x={x(at)} y={RULER_Y + 17} words={at} />
      ))}
      <Label x={x(91)} y={RULER_Y + 17} words="cm" />
      <Rect className="dwg-near" at={[x(tableFrom), 252]} size={[long(tableTo - tableFrom), 14]} rx="2" />
      <Label className="dwg-start dwg-mask" x={x(tableTo) + 8} y={259} words={inTable} />
      <Rect
        className="dwg-far"
        at={[x(featureFrom), 276]}
        size={[long(featureTo - featureFrom), 22]}
        rx="2"
      />
      <Label className="dwg-copper" x={x(41)} y={287.5} words={inFeatures} />
      <g className="obstacle">
        <rect fill="transparent" x="-8" y="-26" width="30" height="52" />
        <rect fill="var(--ink)" x="0" y="-15" width="8" height="30" rx="2" />
      </g>
    </>
  );
}

export function AmplifierPins() {
  return <Pinout name={chip} pins={LM358_PINS} />;
}

/** Drawing units per centimetre, and the position of the sensor. */
export const CM = 3.4;
export const EYE = { x: 24, y: 118 };
