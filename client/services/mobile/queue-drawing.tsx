import './queue-drawing.css';

type QueueDrawingProps = {
  label: string;
  phone: string;
  gap: string;
  server: string;
  entries: readonly string[];
};

/** Entries that wait on a phone, a gap in the traces, and the server they are for. */
export function QueueDrawing({ label, phone, gap, server, entries }: QueueDrawingProps) {
  return (
    <svg className="queue-drawing" viewBox="0 0 400 190" role="img" aria-label={label}>
      <rect className="queue-drawing__box" x="1" y="26" width="140" height="163" rx="14" />
      <text className="queue-drawing__name" x="1" y="14">
        {phone}
      </text>
      {entries.map((entry, at) => (
        <g key={entry} transform={`translate(15 ${42 + at * 46})`}>
          <rect className="queue-drawing__entry" width="112" height="38" rx="8" />
          <text className="queue-drawing__text" x="12" y="24">
            {entry}
          </text>
          <circle className="queue-drawing__via" cx="126" cy="19" r="5" />
        </g>
      ))}
      <path className="queue-drawing__trace" d="M146 61h26l30 30M146 107h40M146 153h26l30-30" />
      <path className="queue-drawing__gap" d="M206 95l8 8M190 107h44M206 119l8-8" />
      <path className="queue-drawing__trace" d="M238 107h42" />
      <text className="queue-drawing__note" x="214" y="46" textAnchor="middle">
        {gap}
      </text>
      <rect className="queue-drawing__box" x="284" y="64" width="115" height="86" rx="14" />
      <circle className="queue-drawing__via" cx="284" cy="107" r="5" />
      <text className="queue-drawing__name" x="342" y="112" textAnchor="middle">
        {server}
      </text>
    </svg>
  );
}
