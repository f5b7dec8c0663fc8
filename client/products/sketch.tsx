import { useRef, useState } from 'react';
import type { ModuleId } from '#content/products/module-facts.ts';
import { MODULE_NAMES, sheetWords } from '#content/products/module-sheets.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { Sideways } from '../ui/sideways.tsx';

/** A program to copy. Without scripts, or where copying is refused, it is selected and copied by hand. */
export function Sketch({ of, code }: { of: ModuleId; code: string }) {
  const name = `${sheetWords.sketch}: ${MODULE_NAMES[of]}`;
  const isHydrated = useHydrated();
  const block = useRef<HTMLPreElement>(null);
  const [said, setSaid] = useState('');

  // The newer clipboard API is switched off here with all else in Permissions-Policy (behaviour Z1); this needs none of it.
  const copy = () => {
    const selection = getSelection();
    if (!block.current || !selection) return;
    selection.selectAllChildren(block.current);
    const isCopied = document.execCommand('copy');
    if (isCopied) selection.removeAllRanges();
    setSaid(isCopied ? sheetWords.copied : sheetWords.notCopied);
  };
  return (
    <figure className="grid gap-3">
      <figcaption className="target row mono-note">
        <strong>{sheetWords.sketch}</strong> <span>{sheetWords.sketchKind}</span>
        <output className="push mask">{said}</output>
        {isHydrated && (
          <button
            type="button"
            className="button button--quiet button--small sketch__copy"
            aria-label={`${sheetWords.copy} ${name}`}
            onClick={copy}
          >
            {sheetWords.copy}
          </button>
        )}
      </figcaption>
      <Sideways className="sketch__scroll" label={name}>
        <pre ref={block}>
          <code>
            {code.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves
              <span key={at} className="sketch__line">
                {line}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </Sideways>
    </figure>
  );
}
