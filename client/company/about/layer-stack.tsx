import './layer-stack.css';
import { pads } from '../../ui/drawing/pads.ts';

const NAMES = ['App', 'Cloud', 'Firmware', 'Board'] as const;
/** Height of a plate's centre in the drawing, from the app down to the board. */
const LEVELS = [84, 180, 276, 372] as const;

/** A board taken apart into its layers; the words beside it say the same, so it is decoration. */
export function LayerStack() {
  return (
    <svg className="layer-stack" viewBox="0 0 550 456" aria-hidden="true">
      {LEVELS.toReversed().map((y, fromBelow) => {
        const at = LEVELS.length - 1 - fromBelow;
        return (
          <g key={y} className={at === 3 ? 'layer-stack__board' : undefined}>
            {at < 3 && (
              <path className="layer-stack__via" d={`M60 ${y + 8}v88M420 ${y + 8}v88M240 ${y + 79}v88`} />
            )}
            <path className="layer-stack__edge" d={`M50 ${y}l190 71 190-71v10l-190 71-190-71z`} />
            {/* A square of 100 units laid down on the plate's face. */}
            <g transform={`matrix(1.9 .71 -1.9 .71 240 ${y - 71})`}>
              <rect className="layer-stack__face" width="100" height="100" />
              {FACES[at]}
            </g>
            <text x="446" y={y + 6}>
              {NAMES[at]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const FACES = [
  <g key="app" className="layer-stack__ink">
    <rect x="14" y="22" width="46" height="56" rx="4" />
    <path d="M14 34h46M22 66v-12M31 66v-20M40 66v-15M49 66v-24" />
    <rect x="70" y="22" width="20" height="40" rx="4" />
    <path d="M76 34h8M76 42h8" />
  </g>,
  <g key="cloud" className="layer-stack__ink">
    <path d="M30 30 70 30 70 70 30 70zM30 30 50 50 70 30M50 50 50 84M30 70 50 50 70 70" />
    <path className="layer-stack__pads" d={pads('30 30, 70 30, 30 70, 70 70') + pads('50 50', 8)} />
  </g>,
  <g key="firmware" className="layer-stack__ink">
    <path d="M18 24h30M26 36h38M26 48h24M34 60h40M26 72h18M18 84h12M58 48h14M52 72h22" />
  </g>,
  <g key="board" className="layer-stack__copper">
    <rect className="layer-stack__chip" x="36" y="36" width="28" height="28" />
    <path d="M42 36V22L30 10M50 36V14M58 36V24L72 10M36 44H22L12 34M36 52H12M64 44h14l10-10M64 52h24M36 60H24L12 72M64 60h12l12 12M42 64v14L30 90M50 64v24M58 64v12l14 14" />
    <path className="layer-stack__pads" d={pads('30 10, 72 10, 12 34, 88 72, 30 90, 72 90', 3)} />
  </g>,
];
