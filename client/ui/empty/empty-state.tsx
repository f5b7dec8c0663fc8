import './empty-state.css';
import type { ReactNode } from 'react';

const PINS = [20, 36, 52];

/** A chip's place without its chip, for lists with nothing in them; the words beside it say the same. */
export function EmptySocket() {
  return (
    <svg
      className="empty-socket"
      viewBox="0 0 144 72"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        stroke="var(--mask)"
        d="M44 20H28L16 8M44 36H4M44 52H28L16 64M100 20h16l12-12M100 36h40M100 52h16l12 12"
      />
      <rect stroke="var(--border)" strokeDasharray="4 4" x="52" y="8" width="40" height="56" rx="4" />
      <path stroke="var(--border)" strokeDasharray="4 4" d="M66 8a6 6 0 0 0 12 0" />
      {PINS.map((y) => (
        <g key={y} fill="var(--copper-tint)" stroke="var(--copper)">
          <rect x="44" y={y - 4} width="8" height="8" />
          <rect x="92" y={y - 4} width="8" height="8" />
        </g>
      ))}
    </svg>
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
    <div className="row gap-7 empty">
      <EmptySocket />
      <div className="stack gap-3">
        <p id={id} tabIndex={id ? -1 : undefined} role={isAlert ? 'alert' : undefined}>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
