import './empty-state.css';
import type { ReactNode } from 'react';
import placeUrl from '../../pictures/place.svg?url';
import { Drawing } from '../line-drawing/marks.tsx';

/** As many characters as fit the missing part. */
const PART_CHARACTERS = 12;

/** An empty chip socket, for empty lists; decoration, since the words beside it say the same. */
export function EmptySocket({ part = '' }: { part?: string | undefined }) {
  const printed = [...part].slice(0, PART_CHARACTERS);
  return (
    <Drawing className="empty-socket" size={[144, 72]}>
      <use href={`${placeUrl}#chip`} />
      {printed.length > 0 && (
        <text x="72" y="36" textLength={Math.min(34, printed.length * 7)} lengthAdjust="spacingAndGlyphs">
          {printed.join('')}
        </text>
      )}
    </Drawing>
  );
}

type EmptyStateProps = {
  title: string;
  /** Makes it a target for links and focus. */
  id?: string;
  /** Announces it at once: it replaces what the visitor asked for. */
  isAlert?: boolean;
  /** What was looked for: it is printed on the part that is missing. */
  part?: string;
  children: ReactNode;
};

/** Shown instead of an empty list: why it is empty, and what to do next. */
export function EmptyState({ title, id, isAlert, part, children }: EmptyStateProps) {
  return (
    <div className={`grid items-center gap-5 inset-5 empty ${part ? 'empty--part' : ''}`}>
      <div className="stack gap-3">
        <p id={id} tabIndex={id ? -1 : undefined} role={isAlert ? 'alert' : undefined}>
          <strong className="block title-3">{title}</strong>
        </p>
        {children}
      </div>
      <EmptySocket part={part} />
    </div>
  );
}
