import './empty-state.css';
import type { ReactNode } from 'react';
import placeUrl from '../../pictures/place.svg?url';
import { Drawing } from '../line-drawing/marks.tsx';

/** A chip's place without its chip, for lists with nothing in them; the words beside it say the same. */
export function EmptySocket() {
  return (
    <Drawing is="empty-socket" size={[144, 72]}>
      <use href={`${placeUrl}#chip`} />
    </Drawing>
  );
}

type EmptyStateProps = {
  title: string;
  /** To be led to. */
  id?: string;
  /** It has come instead of what was asked for. */
  isAlert?: boolean;
  children: ReactNode;
};

/** In the place of a list: why nothing is in it, and what to do next. */
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
