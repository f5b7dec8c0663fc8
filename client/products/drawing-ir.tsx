import { LM358_PINS, MODULE_FACTS } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/products-copy.ts';
import { Pinout } from '../ui/drawing/drawing-marks.tsx';

const { tableCentimetres, featureCentimetres, angleDegrees, chip } = MODULE_FACTS.ir;

/** Units of the drawing in a centimetre, and where the sensor looks from. */
const CM = 3.75;
const EYE = { x: 24, y: 96 };
const HALF = ((angleDegrees / 2) * Math.PI) / 180;
const x = (centimetres: number) => EYE.x + centimetres * CM;
const round = (value: number) => Number(value.toFixed(1));
const on = (centimetres: number, side: 1 | -1) =>
  `${round(EYE.x + centimetres * CM * Math.cos(HALF))} ${round(EYE.y + side * centimetres * CM * Math.sin(HALF))}`;

/** The part of the cone between two distances in centimetres. */
function sector([near, far]: readonly [number, number]): string {
  const [outer, inner] = [round(far * CM), round(near * CM)];
  return `M${on(near, -1)}L${on(far, -1)}A${outer} ${outer} 0 0 1 ${on(far, 1)}L${on(near, 1)}A${inner} ${inner} 0 0 0 ${on(near, -1)}z`;
}

const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80];

export function FieldOfView() {
  const [tableFrom, tableTo] = tableCentimetres;
  const [featureFrom, featureTo] = featureCentimetres;
  return (
    <>
      <path className="dwg-far" d={sector(featureCentimetres)} />
      <path className="dwg-near" d={sector(tableCentimetres)} />
      <path
        className="dwg-dim"
        d={`M${x(0)} ${EYE.y}H${x(80)}${TICKS.map((at) => `M${x(at)} 194v${at % 20 ? 5 : 9}`).join('')}M${x(0)} 194H${x(80)}`}
      />
      <rect className="dwg-board" x="2" y="78" width="20" height="36" rx="3" />
      <path className="dwg-part" d="M20 84h4a4 4 0 0 1 0 8h-4zM20 100h4a4 4 0 0 1 0 8h-4z" />
      <text className="dwg-ink dwg-start" x={x(80) + 7} y={EYE.y}>
        {angleDegrees}°
      </text>
      {TICKS.filter((at) => at % 20 === 0).map((at) => (
        <text key={at} x={x(at)} y="211">
          {at}
        </text>
      ))}
      <text x={x(70)} y="211">
        cm
      </text>
      <rect
        className="dwg-near"
        x={x(tableFrom)}
        y="224"
        width={(tableTo - tableFrom) * CM}
        height="12"
        rx="2"
      />
      <text className="dwg-start dwg-mask" x={x(tableTo) + 8} y="230">
        {drawingWords.table} {tableFrom} to {tableTo} cm
      </text>
      <rect
        className="dwg-far"
        x={x(featureFrom)}
        y="243"
        width={(featureTo - featureFrom) * CM}
        height="20"
        rx="2"
      />
      <text className="dwg-copper" x={x(41)} y="253.5">
        {drawingWords.features} {featureFrom} to {featureTo} cm
      </text>
    </>
  );
}

export function AmplifierPins() {
  return <Pinout name={chip} pins={LM358_PINS} />;
}
