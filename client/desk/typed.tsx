import type { ReactNode } from 'react';
import { sheet as words } from '#content/desk/desk-copy.ts';
import type { Time } from './desk-view.ts';

/** What somebody typed, in its own lines and direction. */
export function Typed({ text }: { text: string }) {
  return (
    <div className="desk-text anywhere ink" dir="auto">
      {text}
    </div>
  );
}

export function When({ iso, words }: Time) {
  return <time dateTime={iso}>{words}</time>;
}

/** When it was, and who did it. */
export function Stamp({ at, by }: { at: Time; by: string }) {
  return (
    <span className="note">
      <When {...at} />
      {by && words.by(by)}
    </span>
  );
}

/** Beside a stamp, the button that undoes what it is of. */
export function Undo({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="text-link">
        {children}
      </button>
    </form>
  );
}
