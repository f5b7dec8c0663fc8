import './service-drawing.css';
import type { Service } from '#content/home/home-copy.ts';

const DRAWINGS: Record<Service['image'], () => React.ReactNode> = {
  browser: Browser,
  phones: Phones,
  model: Model,
  process: Process,
};

/** A small decorative drawing on a card: outlines, copper traces and vias. The card's title is its description. */
export function ServiceDrawing({ of }: { of: Service['image'] }) {
  const Drawing = DRAWINGS[of];
  return (
    <svg className="service-drawing" viewBox="0 0 320 180" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

function Browser() {
  return (
    <>
      <path className="sd-trace" d="M0 132h52l24 24h244M0 144h46l24 24h250" />
      <rect className="sd-sheet" x="66" y="30" width="188" height="122" rx="8" />
      <path className="sd-line" d="M66 54h188" />
      <path className="sd-dot" d="M80 42h.1M92 42h.1M104 42h.1" />
      <rect className="sd-fill" x="82" y="70" width="76" height="10" rx="2" />
      <path className="sd-soft" d="M82 94h62M82 106h70M82 118h44" />
      <rect className="sd-fill" x="82" y="130" width="36" height="10" rx="3" />
      <rect className="sd-tint" x="174" y="70" width="64" height="70" rx="5" />
      <path className="sd-gold" d="M182 124l14-20 12 10 22-30" />
      <circle className="sd-via" cx="230" cy="84" r="4" />
    </>
  );
}

function Phones() {
  return (
    <>
      <path className="sd-trace" d="M0 40h64l26 26h230M0 52h58l26 26h236" />
      <rect className="sd-sheet" x="92" y="34" width="66" height="132" rx="11" />
      <rect className="sd-sheet" x="166" y="22" width="72" height="144" rx="11" />
      <path className="sd-line" d="M116 42h18M192 31h20" />
      <rect className="sd-fill" x="178" y="46" width="48" height="28" rx="5" />
      <path className="sd-soft" d="M178 88h48M178 100h34M178 112h42" />
      <rect className="sd-tint" x="178" y="126" width="48" height="24" rx="5" />
      <path className="sd-gold" d="M184 142l9-8 8 5 19-9" />
      <circle className="sd-tint" cx="125" cy="74" r="18" />
      <path className="sd-gold" d="M125 56a18 18 0 0 1 15.6 27" />
      <path className="sd-soft" d="M104 108h42M104 120h30M104 132h36M104 144h22" />
    </>
  );
}

const LAYERS = [
  { x: 96, ys: [54, 90, 126] },
  { x: 160, ys: [36, 72, 108, 144] },
  { x: 224, ys: [72, 108] },
] as const;

function Model() {
  const [first, second, last] = LAYERS;
  const between = (a: (typeof LAYERS)[number], b: (typeof LAYERS)[number]) =>
    a.ys.map((from) => b.ys.map((to) => `M${a.x} ${from}L${b.x} ${to}`).join('')).join('');
  return (
    <>
      <path className="sd-trace" d="M0 54h84M0 90h84M0 126h84M236 72h84M236 108h84" />
      <path className="sd-hair" d={between(first, second) + between(second, last)} />
      <path className="sd-gold" d="M96 90L160 72L224 108" />
      {LAYERS.flatMap(({ x, ys }) =>
        ys.map((y) => <circle key={`${x} ${y}`} className="sd-node" cx={x} cy={y} r="9" />),
      )}
      <circle className="sd-fill" cx="96" cy="90" r="4.5" />
      <circle className="sd-fill" cx="160" cy="72" r="4.5" />
      <circle className="sd-fill" cx="224" cy="108" r="4.5" />
    </>
  );
}

function Process() {
  return (
    <>
      <path className="sd-trace" d="M0 150h110l20 20h190M0 30h170l20-20h130" />
      <path
        className="sd-gold"
        d="M112 66h40M208 66h14a12 12 0 0 1 12 12v18M206 122h-40M110 122H96a12 12 0 0 1-12-12V92"
      />
      <rect className="sd-sheet" x="56" y="44" width="56" height="44" rx="7" />
      <rect className="sd-sheet" x="152" y="44" width="56" height="44" rx="7" />
      <rect className="sd-sheet" x="206" y="100" width="56" height="44" rx="7" />
      <rect className="sd-sheet" x="110" y="100" width="56" height="44" rx="7" />
      <path className="sd-soft" d="M68 60h32M68 72h20M122 116h32M122 128h24" />
      <path className="sd-tick" d="M172 66l6 6 11-12M226 122l6 6 11-12" />
      <circle className="sd-via" cx="84" cy="92" r="4" />
    </>
  );
}
