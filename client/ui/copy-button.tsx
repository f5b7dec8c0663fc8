import { type RefObject, useState } from 'react';
import { copyWords as words } from '#content/copy-words.ts';
import { useHydrated } from './hydration/use-hydrated.ts';

/** Copies the text of an element, called `name`, and announces the result. Only where scripts run. */
export function CopyButton({ of, name }: { of: RefObject<HTMLElement | null>; name: string }) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState({ words: '', times: 0 });

  // Permissions-Policy disables the Clipboard API (behaviour Z1); execCommand needs no permission.
  const copy = () => {
    const selection = getSelection();
    if (!of.current || !selection) return;
    selection.selectAllChildren(of.current);
    const isCopied = document.execCommand('copy');
    if (isCopied) selection.removeAllRanges();
    setSaid({ words: isCopied ? words.copied : words.notCopied, times: said.times + 1 });
  };
  return (
    <>
      <output className="push mask">
        {/* A new element each time: a live region does not announce a text that stays the same. */}
        <span key={said.times}>{said.words}</span>
      </output>
      {isHydrated && (
        <button
          type="button"
          className="text-link target on-screen"
          aria-label={`${words.copy} ${name}`}
          onClick={copy}
        >
          {words.copy}
        </button>
      )}
    </>
  );
}
