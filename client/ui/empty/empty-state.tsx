import './empty-state.css';
import type { ReactNode } from 'react';
import { Drawing } from '../line-drawing/marks.tsx';

/** A chip's place without its chip, for lists with nothing in them; the words beside it say the same. */
export function EmptySocket() {
  return (
    <Drawing is="empty-socket" size={[144, 72]} fill="none" strokeWidth="1.5" strokeLinejoin="round">
      <path
        stroke="var(--mask)"
        d="M44 20H28L16 8M44 36H4M44 52H28L16 64M100 20h16l12-12M100 36h40M100 52h16l12 12"
      />
      <rect stroke="var(--border)" strokeDasharray="4 4" x="52" y="8" width="40" height="56" rx="4" />
      <path stroke="var(--border)" strokeDasharray="4 4" d="M66 8a6 6 0 0 0 12 0" />
      <path
        fill="var(--copper-tint)"
        stroke="var(--copper)"
        d="M44 16h8v8h-8zM44 32h8v8h-8zM44 48h8v8h-8zM92 16h8v8h-8zM92 32h8v8h-8zM92 48h8v8h-8z"
      />
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
    <div className="row gap-5 frame frame--small box-5 empty">
      <EmptySocket />
      <div className="stack gap-3 items-center">
        <p id={id} tabIndex={id ? -1 : undefined} role={isAlert ? 'alert' : undefined}>
          <strong className="title-1">{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
