import type { ComponentProps } from 'react';

type DrawingProps = ComponentProps<'svg'> & {
  is?: string;
  /** Width and height of the viewBox. */
  size: readonly [number, number];
  /** What it shows; omitted where the words beside it say the same. */
  label?: string;
};

/** An SVG with its own coordinate system. */
export function Drawing({ is, size: [width, height], label, ...svg }: DrawingProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <svg className={is} viewBox={`0 0 ${width} ${height}`} {...svg} {...spoken} />;
}

type BoxProps = Omit<ComponentProps<'rect'>, 'x' | 'y'> & {
  is?: string;
  /** Its top left corner. */
  at: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
};

export function Box({ is, at: [x, y], size: [width, height], ...rect }: BoxProps) {
  return <rect className={is} x={x} y={y} width={width} height={height} {...rect} />;
}

type PrintProps = {
  x: number;
  y: number;
  words: string | number;
  /** Classes of drawing.css: its colour, and whether it starts or ends at `x`. */
  is?: string;
  /** How it is anchored at `x`, if by no such class. */
  anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Rotated, to be read from bottom to top. */
  isUpright?: boolean;
};

/** A text in a drawing. */
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
