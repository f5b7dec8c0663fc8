import { MODULE_FACTS } from '#content/products/module-facts.ts';
import { drawingWords } from '#content/products/products-copy.ts';

const { channels, supplyVolts, contactAmperes, contactVolts } = MODULE_FACTS.relay;

/** Coil on the left, contact and load on the right, in the symbols of IEC 60617. */
export function RelayCircuit() {
  return (
    <>
      <rect className="dwg-board" x="52" y="30" width="186" height="200" rx="8" />
      <path className="dwg-power" d="M20 80H110V104M20 180H110V156" />
      <rect className="dwg-part" x="84" y="104" width="52" height="52" />
      <path className="dwg-line" d="M84 156l52-52" />
      <path className="dwg-link" d="M136 130H186" />
      <path className="dwg-net" d="M196 92V56H318V76M196 164V204H318V184M318 112V148" />
      <path className="dwg-line" d="M196 164l-20-68" />
      <circle className="dwg-pad" cx="196" cy="92" r="4" />
      <circle className="dwg-pad" cx="196" cy="164" r="4" />
      <circle className="dwg-pad" cx="72" cy="80" r="4" />
      <circle className="dwg-pad" cx="72" cy="180" r="4" />
      <circle className="dwg-pad" cx="222" cy="56" r="4" />
      <circle className="dwg-pad" cx="222" cy="204" r="4" />
      <circle className="dwg-part" cx="318" cy="94" r="18" />
      <path className="dwg-line" d="M305.3 81.3l25.4 25.4M330.7 81.3l-25.4 25.4M308 166q5-10 10 0t10 0" />
      <circle className="dwg-line" cx="318" cy="166" r="18" />
      <text className="dwg-copper" x="26" y="130">
        {supplyVolts}V
      </text>
      <text className="dwg-copper" x="26" y="146">
        DC
      </text>
      <text className="dwg-mask dwg-start" x="204" y="130">
        {contactAmperes}A
      </text>
      <text className="dwg-mask" x="300" y="236">
        {contactVolts}V AC
      </text>
      <text className="dwg-end" x="290" y="94">
        {drawingWords.load}
      </text>
      <path className="dwg-dim" d="M318 204V224" />
    </>
  );
}

const CHANNEL = 52;

/** A row for each version, with its relays side by side. */
export function RelayVersions() {
  return channels.map((count, row) => {
    const y = 10 + row * 88;
    const width = count * CHANNEL + 12;
    return (
      <g key={count}>
        <text className="dwg-end dwg-ink" x="96" y={y + 37}>
          {count} {count === 1 ? drawingWords.channel : drawingWords.channels}
        </text>
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
      <path className="dwg-net" d={`M${x + 10} ${y + 42}v18M${x + 32} ${y + 42}v18`} />
      <circle className="dwg-pad" cx={x + 10} cy={y + 60} r="5" />
      <circle className="dwg-pad" cx={x + 32} cy={y + 60} r="5" />
      <text className="dwg-ink" x={x + 21} y={y + 26}>
        {name}
      </text>
    </>
  );
}
