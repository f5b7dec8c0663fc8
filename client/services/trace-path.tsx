import './trace-path.css';

export type TraceStop = { ref: string; name: string; note: string };

/** A path drawn as on a board: parts in reading order, joined by traces that turn at 45 degrees. */
export function TracePath({ label, stops }: { label: string; stops: readonly TraceStop[] }) {
  return (
    <ol className="trace-path" aria-label={label}>
      {stops.map(({ ref, name, note }) => (
        <li key={ref}>
          <div className="trace-path__part">
            <span className="trace-path__ref" aria-hidden="true">
              {ref}
            </span>
            <strong>{name}</strong>
            <span className="trace-path__note">{note}</span>
          </div>
          <svg className="trace-path__traces" viewBox="0 0 72 36" aria-hidden="true">
            <path d="M8 0v10l16 16v10M20 0v10l16 16v10M32 0v10l16 16v10" />
            <circle cx="64" cy="18" r="3" />
            <path d="M44 0v2l16 16" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
