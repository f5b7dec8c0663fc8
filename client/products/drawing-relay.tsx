import { contactsOf } from '#content/products/module-contacts.ts';
import { MODULE_FACTS } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/module-sheets.ts';
import { Label } from '../ui/line-drawing/marks.tsx';

const { channels, supplyVolts, contactAmperes, contactVolts } = MODULE_FACTS.relay;

/** Positions of the three contacts and of their labels. */
const CONTACTS: Record<string, { x: number; y: number; name: [x: number, y: number, anchor: string] }> = {
  NO: { x: 212, y: 88, name: [220, 78, 'dwg-start'] },
  COM: { x: 194, y: 164, name: [184, 178, 'dwg-end'] },
  NC: { x: 176, y: 88, name: [168, 78, 'dwg-end'] },
};

const COIL = 'M20 80H110V104M20 180H110V156';
/** The lamp and its rays. */
const LAMP = 'M318 76a18 18 0 1 0 .1 0zM318 64v-8M340 72l6-6M348 94h9M340 116l6 6M296 116l-6 6';
const LIT_FILL = 'color-mix(in srgb, var(--star) 55%, var(--surface))';

/** Coil on the left, changeover contact and load on the right, in IEC 60617 symbols. */
export function RelayCircuit() {
  return (
    <>
      <rect className="dwg-board" x="52" y="24" width="190" height="206" rx="8" />
      <path className="dwg-power" d={COIL} />
      <path className="dwg-link relay-link" d="M118 130H194" />
      <rect className="dwg-part" x="84" y="104" width="52" height="52" />
      <path className="dwg-line" d="M84 156l52-52" />
      <path className="dwg-net" d="M212 88V48H318V76M194 164V210H318V184M318 112V148M176 88V62" />
      <path className="relay-arm" stroke="var(--ink)" strokeWidth="2.25" d="M194 164V90" />
      <path className="signal" d={`${COIL}M110 105H85v50h25M110 105h25v50h-25`} />
      <path
        className="signal signal--after signal--long"
        d="M318 184V210H194V164L212 88V48H318V76M318 112V148"
      />
      {contactsOf('relay', 'terminals').map(({ name }) => {
        const place = CONTACTS[name];
        if (!place) return null;
        const [x, y, anchor] = place.name;
        return (
          <g key={name}>
            <circle className="dwg-pad" cx={place.x} cy={place.y} r="4" />
            <Label className={`dwg-ink ${anchor}`} x={x} y={y} words={name} />
          </g>
        );
      })}
      <path className="dwg-line" d="M84 156l52-52" />
      <circle className="dwg-pad" cx="72" cy="80" r="4" />
      <circle className="dwg-pad" cx="72" cy="180" r="4" />
      <circle className="dwg-part" cx="318" cy="94" r="18" />
      <path className="when relay-on" fill={LIT_FILL} stroke="var(--star)" strokeWidth="2" d={LAMP} />
      <path className="dwg-line" d="M305.3 81.3l25.4 25.4M330.7 81.3l-25.4 25.4M308 166q5-10 10 0t10 0" />
      <circle className="dwg-line" cx="318" cy="166" r="18" />
      <Label className="dwg-copper" x={26} y={122} words={`${supplyVolts} V`} />
      <Label className="dwg-copper" x={26} y={139} words="DC" />
      <Label className="dwg-mask dwg-start" x={207} y={140} words={`${contactAmperes} A`} />
      <Label className="dwg-mask dwg-end" x={356} y={232} words={`${contactVolts} V AC`} />
      <Label className="dwg-end" x={288} y={94} words={drawingWords.lamp} />
    </>
  );
}

const CHANNEL = 52;

/** One row per version, with its relays side by side. */
export function RelayVersions() {
  return channels.map((count, row) => {
    const y = 10 + row * 88;
    const width = count * CHANNEL + 12;
    return (
      <g key={count}>
        <Label
          className="dwg-end dwg-ink"
          x={96}
          y={y + 37}
          words={`${count} ${count === 1 ? drawingWords.channel : drawingWords.channels}`}
        />
        <rect className="dwg-board" x="112" y={y} width={width} height="74" rx="6" />
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <Relay key={at} x={118 + at * CHANNEL + 5} y={y} name={`K${at + 1}`} />
        ))}
      </g>
    );
  });
}

function Relay({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <>
      <rect className="dwg-part" x={x} y={y + 8} width="42" height="34" rx="2" />
      <path className="dwg-net" d={[8, 21, 34].map((at) => `M${x + at} ${y + 42}v18`).join('')} />
      {[8, 21, 34].map((at) => (
        <circle key={at} className="dwg-pad" cx={x + at} cy={y + 60} r="4.5" />
      ))}
      <Label className="dwg-ink" x={x + 21} y={y + 26} words={name} />
    </>
  );
}
