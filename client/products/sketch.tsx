import { useRef, useState } from 'react';
import type { ModuleId } from '#content/products/module-facts.ts';
import { MODULE_NAMES, sheetWords } from '#content/products/module-sheets.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** A program to copy. Without scripts, or where the clipboard is refused, it is selected and copied by hand. */
export function Sketch({ of, code }: { of: ModuleId; code: string }) {
  const name = `${sheetWords.sketch}: ${MODULE_NAMES[of]}`;
  const isHydrated = useHydrated();
  const block = useRef<HTMLPreElement>(null);
  const [said, setSaid] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(sheetWords.copied);
    } catch {
      if (block.current) getSelection()?.selectAllChildren(block.current);
      setSaid(sheetWords.notCopied);
    }
  };
  return (
    <figure className="sketch">
      <figcaption className="sketch__head">
        <strong>{sheetWords.sketch}</strong>
        <span>{sheetWords.sketchKind}</span>
        <output className="sketch__said">{said}</output>
        {isHydrated && (
          <button
            type="button"
            className="sketch__copy"
            aria-label={`${sheetWords.copy} ${name}`}
            onClick={copy}
          >
            {sheetWords.copy}
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lines wider than the frame must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="sketch__scroll" tabIndex={0} aria-label={name}>
        <pre className="sketch__code" ref={block}>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
