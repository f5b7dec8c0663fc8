type PrintProps = {
  x: number;
  y: number;
  words: string | number;
  /** Classes of drawing.css: its colour, and whether it begins or ends at its place. */
  is?: string;
  /** Upright beside a line, read from below. */
  isUpright?: boolean;
};

/** Words on a drawing. */
export function Print({ x, y, words, is, isUpright = false }: PrintProps) {
  return (
    <text className={is} x={x} y={y} {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}>
      {words}
    </text>
  );
}
