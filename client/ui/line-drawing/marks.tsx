import type { ComponentProps } from 'react';

type DrawingProps = ComponentProps<'svg'> & {
  is?: string;
  /** Units of its width and height. */
  size: readonly [number, number];
  /** What it shows; left out where the words beside it say the same. */
  label?: string;
};

/** A drawing in units of its own. */
export function Drawing({ is, size: [width, height], label, ...svg }: DrawingProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <svg className={is} viewBox={`0 0 ${width} ${height}`} {...svg} {...spoken} />;
}

type BoxProps = Omit<ComponentProps<'rect'>, 'x' | 'y'> & {
  is?: string;
  /** Its corner at the left above. */
  at: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
};

/** A rectangle. */
export function Box({ is, at: [x, y], size: [width, height], ...rect }: BoxProps) {
  return <rect className={is} x={x} y={y} width={width} height={height} {...rect} />;
}

type PrintProps = {
  x: number;
  y: number;
  words: string | number;
  /** Classes of drawing.css: its colour, and whether it begins or ends at its place. */
  is?: string;
  /** Where its place is, for what has no such class. */
  anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Upright beside a line, read from below. */
  isUpright?: boolean;
};

/** Words on a drawing. */
export function Print({ x, y, words, is, anchor, isUpright = false }: PrintProps) {
  return (
    <text
      className={is}
      x={x}
      y={y}
      textAnchor={anchor}
      {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}
    >
      {words}
    </text>
  );
}
