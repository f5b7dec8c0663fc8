import './figure-note.css';

type FigureNoteProps = { of: { value: string; counts: string }; className: string };

/** A figure of a text, large in its margin, with what it counts. */
export const FigureNote = ({ of: { value, counts }, className }: FigureNoteProps) => (
  <div className={`noted text-s balance figure-note ${className}`}>
    <strong>{`${value} `}</strong>
    {counts}
  </div>
);
