import { type RefObject, useState } from 'react';
import { copyWords as words } from '#content/copy-words.ts';
import { useHydrated } from './hydration/use-hydrated.ts';

/** Copies the text of an element, called `name`, and announces the result. Only where scripts run. */
export function CopyButton({ of, name }: { of: RefObject<HTMLElement | null>; name: string }) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');

  // Permissions-Policy disables the Clipboard API (behaviour Z1); execCommand needs no permission.
  const copy = () => {
    const selection = getSelection();
    if (!of.current || !selection) return;
    selection.selectAllChildren(of.current);
    const isCopied = document.execCommand('copy');
    if (isCopied) selection.removeAllRanges();
    setSaid(isCopied ? words.copied : words.notCopied);
  };
  return (
    <>
      <output className="push mask">{said}</output>
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
