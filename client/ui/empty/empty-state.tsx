import './empty-state.css';
import type { ReactNode } from 'react';
import placeUrl from '../../pictures/place.svg?url';
import { Drawing } from '../line-drawing/marks.tsx';

/** An empty chip socket, for empty lists; decoration, since the words beside it say the same. */
export function EmptySocket() {
  return (
    <Drawing className="empty-socket" size={[144, 72]}>
      <use href={`${placeUrl}#chip`} />
    </Drawing>
  );
}

type EmptyStateProps = {
  title: string;
  /** Makes it a target for links and focus. */
  id?: string;
  /** Announces it at once: it replaces what the visitor asked for. */
  isAlert?: boolean;
  children: ReactNode;
};

/** Shown instead of an empty list: why it is empty, and what to do next. */
export function EmptyState({ title, id, isAlert, children }: EmptyStateProps) {
  return (
    <div className="grid items-center gap-5 empty">
      <EmptySocket />
      <div className="stack gap-3">
        <p id={id} tabIndex={id ? -1 : undefined} role={isAlert ? 'alert' : undefined}>
          <strong className="title-3">{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
