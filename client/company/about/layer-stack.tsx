import { pads } from '../../ui/drawing/pads.ts';
import { Drawing } from '../../ui/line-drawing/marks.tsx';

const NAMES = ['App', 'Cloud', 'Firmware', 'Board'] as const;
/** Height of a plate's centre in the drawing, from the app down to the board. */
const LEVELS = [84, 180, 276, 372] as const;
const PLATE = { line: undefined, face: 'var(--surface)', edge: 'light-dark(var(--hairline), var(--sunken))' };
/** Solder mask in both themes, as a board is. */
const BOARD = {
  line: 'var(--band-border)',
  face: 'var(--band-bg)',
  edge: 'color-mix(in srgb, var(--band-border) 45%, var(--band-bg))',
};
const CHIP = 'color-mix(in srgb, var(--band-border) 30%, var(--band-bg))';

/** A board taken apart into its layers; the words beside it say the same, so it is decoration. */
export function LayerStack() {
  return (
    <Drawing
      is="whole layer-stack"
      size={[550, 456]}
      fill="none"
      stroke="var(--border)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {LEVELS.toReversed().map((y, fromBelow) => {
        const at = LEVELS.length - 1 - fromBelow;
        const { line, face, edge } = at === 3 ? BOARD : PLATE;
        const vias = `M60 ${y + 8}v88M420 ${y + 8}v88M240 ${y + 79}v88`;
        return (
          <g key={y} stroke={line}>
            {at < 3 && <path stroke="var(--copper)" strokeDasharray="2 6" d={vias} />}
            <path fill={edge} d={`M50 ${y}l190 71 190-71v10l-190 71-190-71z`} />
            {/* A square of 100 units laid down on the plate's face. */}
            <g transform={`matrix(1.9 .71 -1.9 .71 240 ${y - 71})`}>
              <rect fill={face} width="100" height="100" />
              {FACES[at]}
            </g>
            <text fill="var(--copper)" stroke="none" x="446" y={y + 6}>
              {NAMES[at]}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const FACES = [
  <g key="app" stroke="var(--mask)" strokeWidth="2">
    <rect fill="var(--surface)" x="14" y="22" width="46" height="56" rx="4" />
    <path d="M14 34h46M22 66v-12M31 66v-20M40 66v-15M49 66v-24" />
    <rect fill="var(--surface)" x="70" y="22" width="20" height="40" rx="4" />
    <path d="M76 34h8M76 42h8" />
  </g>,
  <g key="cloud" stroke="var(--mask)" strokeWidth="2">
    <path d="M30 30 70 30 70 70 30 70zM30 30 50 50 70 30M50 50 50 84M30 70 50 50 70 70" />
    <path fill="var(--surface)" d={pads('30 30, 70 30, 30 70, 70 70') + pads('50 50', 8)} />
  </g>,
  <g key="firmware" stroke="var(--mask)" strokeWidth="2">
    <path d="M18 24h30M26 36h38M26 48h24M34 60h40M26 72h18M18 84h12M58 48h14M52 72h22" />
  </g>,
  <g key="board" stroke="var(--band-enig)" strokeWidth="2">
    <rect fill={CHIP} x="36" y="36" width="28" height="28" />
    <path d="M42 36V22L30 10M50 36V14M58 36V24L72 10M36 44H22L12 34M36 52H12M64 44h14l10-10M64 52h24M36 60H24L12 72M64 60h12l12 12M42 64v14L30 90M50 64v24M58 64v12l14 14" />
    <path fill="var(--band-bg)" d={pads('30 10, 72 10, 12 34, 88 72, 30 90, 72 90', 3)} />
  </g>,
];
