import { L293D_PINS, MODULE_FACTS } from '#content/products/module-facts.ts';
import { Dimension, Motor, Pinout } from '../ui/drawing/drawing-marks.tsx';

const { boardMillimetres, supplyVolts, channelMilliamperes } = MODULE_FACTS.l293d;

/** Units of the drawing in a millimetre. */
const MM = 5;
const CENTRE = { x: 180, y: 136 };
const board = {
  x: CENTRE.x - (boardMillimetres[0] * MM) / 2,
  y: CENTRE.y - (boardMillimetres[1] * MM) / 2,
  width: boardMillimetres[0] * MM,
  height: boardMillimetres[1] * MM,
};
/** The DIP-16 package: eight pins a side at 2.54 mm, rows 7.62 mm apart, body 19.3 × 6.35 mm. */
const pinY = (row: number) => CENTRE.y + (row - 3.5) * 2.54 * MM;
const legs = Array.from(
  { length: 8 },
  (_, row) => `M157 ${(pinY(row) - 2.5).toFixed(1)}h8v5h-8zM195 ${(pinY(row) - 2.5).toFixed(1)}h8v5h-8z`,
);

const GROUND = 'M157 129.7H143V142.4H157M143 136H132M132 128v16M127.5 131v10M123 134v4';
const LOGIC = 'M157 91.5h-7l-12-12V66M157 104.2h-11l-20-20V66M157 167.8h-11l-20 20V206';
const MIRROR = 'translate(360 0) scale(-1 1)';

export function BoardOutline() {
  const right = board.x + board.width;
  const bottom = board.y + board.height;
  return (
    <>
      <rect className="dwg-board" {...board} rx="8" />
      <path className="dwg-net" d={LOGIC} />
      <path className="dwg-net" d={`${LOGIC}M157 180.5h-7l-12 12V206`} transform={MIRROR} />
      <path className="dwg-line" d={GROUND} />
      <path className="dwg-line" d={GROUND} transform={MIRROR} />
      <path className="dwg-net" d="M157 117H42M157 155H42M203 117H318M203 155H318" />
      <path className="dwg-power" d="M157 180.5h-7l-12 12V240M133 235l5-5 5 5" />
      <Pads />
      <path className="dwg-pad" d={legs.join('')} />
      <path className="dwg-part" d="M164 88h11a5 5 0 0 0 10 0h11v96.5h-32z" />
      <text className="dwg-ink" x="180" y="138" transform="rotate(-90 180 138)">
        L293D
      </text>
      <Motor x={42} y={136} label="M1" />
      <Motor x={318} y={136} label="M2" />
      <path className="dwg-dim" d="M293 155V240" />
      <Dimension
        axis="x"
        from={board.x}
        to={right}
        at={28}
        edge={board.y}
        label={`${boardMillimetres[0]} mm`}
      />
      <Dimension
        axis="y"
        from={board.y}
        to={bottom}
        at={10}
        edge={board.x}
        label={`${boardMillimetres[1]} mm`}
        labelAt={[23, 82]}
      />
      <text className="dwg-copper" x="138" y="254">
        {supplyVolts[0]}V to {supplyVolts[1]}V
      </text>
      <text className="dwg-end dwg-mask" x="356" y="254">
        {channelMilliamperes} mA per channel
      </text>
    </>
  );
}

function Pads() {
  const upper = [126, 138, 222, 234].map((x) => [x, 66] as const);
  const lower = [126, 222, 234].map((x) => [x, 206] as const);
  const outputs = [90, 270].flatMap((x) => [[x, 117] as const, [x, 155] as const]);
  return [...upper, ...lower, ...outputs, [138, 206] as const].map(([x, y]) => (
    <circle key={`${x} ${y}`} className="dwg-pad" cx={x} cy={y} r="4" />
  ));
}

export function ChipPins() {
  return <Pinout name="L293D" pins={L293D_PINS} />;
}
