import { useRef } from 'react';
import type { ModuleId } from '#content/products/module-facts.ts';
import { MODULE_NAMES, sheetWords } from '#content/products/module-sheets.ts';
import { CONTROLLER, WIRING } from '#content/products/module-wiring.ts';
import { CodeLines } from '../ui/code-words.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Label, Rect } from '../ui/line-drawing/marks.tsx';
import { Plate } from './plate.tsx';

const ROW = 27;
const TOP = 44;
const NET_CLASS = { supply: 'dwg-power', ground: 'dwg-line', signal: 'dwg-net' } as const;
const words = { title: sheetWords.wiring, note: sheetWords.wiringNote };
const TEXT_CLASS = { supply: 'dwg-copper', ground: 'dwg-ink', signal: 'dwg-mask' } as const;

/** A controller, the module, the wires between them and the loads on the terminals. */
export function Wiring({ of }: { of: ModuleId }) {
  const { wires, others, description } = WIRING[of];
  const rows = Math.max(wires.length, others.length);
  const height = TOP + rows * ROW + 8;
  const width = others.length > 0 ? 124 : 100;
  const y = (row: number) => TOP + row * ROW + 8;
  return (
    <Plate id={`${of}-wiring`} of={{ ...words, description }} height={height} className="sheet__part">
      <rect className="dwg-part" x="6" y="4" width="84" height={height - 8} rx="6" />
      <Rect className="dwg-board" at={[172, 4]} size={[width, height - 8]} rx="6" />
      <Label className="dwg-ink" x={48} y={21} words={CONTROLLER} />
      <Label className="dwg-ink" x={172 + width / 2} y={21} words={MODULE_NAMES[of]} />
      {wires.map(({ pin, contact, kind }, row) => (
        <g key={contact}>
          <path className={NET_CLASS[kind]} d={`M90 ${y(row)}H172`} />
          <circle className="dwg-pad" cx="90" cy={y(row)} r="4" />
          <circle className="dwg-pad" cx="172" cy={y(row)} r="4" />
          <Label className="dwg-end" x={80} y={y(row)} words={pin} />
          <Label className={`dwg-start ${TEXT_CLASS[kind]}`} x={182} y={y(row)} words={contact} />
        </g>
      ))}
      {others.map(({ contact, load, kind }, row) => (
        <g key={contact}>
          <path className={NET_CLASS[kind]} d={`M296 ${y(row)}H312`} />
          <circle className="dwg-pad" cx="296" cy={y(row)} r="4" />
          <Label className={`dwg-end ${TEXT_CLASS[kind]}`} x={286} y={y(row)} words={contact} />
          <Label className="dwg-start" x={316} y={y(row)} words={load} />
        </g>
      ))}
    </Plate>
  );
}

/** What differs with a controller at 3.3 V. */
export function Level({ of }: { of: ModuleId }) {
  return (
    <div className="sheet__part ruled pair gap-6 items-baseline">
      <p className="title-2 semibold ink">{sheetWords.onThreeVolts}</p> <p>{WIRING[of].level}</p>
    </div>
  );
}

/** A program to copy. Without scripts, or if copying is refused, visitors select and copy it by hand. */
export function Sketch({ of }: { of: ModuleId }) {
  const block = useRef<HTMLPreElement>(null);
  return (
    <figure className="grid sheet__sketch">
      <figcaption className="target row mono-note">
        {sheetWords.sketchKind}
        <CopyButton of={block} name={`${sheetWords.sketch}: ${MODULE_NAMES[of]}`} />
      </figcaption>
      <pre className="sunken frame--small box-4 ink anywhere sketch" ref={block}>
        <CodeLines code={WIRING[of].sketch} />
      </pre>
    </figure>
  );
}
