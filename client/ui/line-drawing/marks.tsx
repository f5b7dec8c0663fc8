import type { ComponentProps } from 'react';

type DrawingProps = ComponentProps<'svg'> & {
  /** Width and height of the viewBox. */
  size: readonly [number, number];
  /** What it shows; omitted where the words beside it say the same. */
  label?: string;
};

/** An SVG with its own coordinate system. */
export function Drawing({ className, size: [width, height], label, ...svg }: DrawingProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <svg className={className} viewBox={`0 0 ${width} ${height}`} {...svg} {...spoken} />;
}

type RectProps = Omit<ComponentProps<'rect'>, 'x' | 'y'> & {
  /** Its top left corner. */
  at: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
};

export function Rect({ className, at: [x, y], size: [width, height], ...rect }: RectProps) {
  return <rect className={className} x={x} y={y} width={width} height={height} {...rect} />;
}

type LabelProps = {
  x: number;
  y: number;
  words: string | number;
  /** Classes of drawing.css: its colour, and whether it starts or ends at `x`. */
  className?: string;
  /** How it is anchored at `x`, if by no such class. */
  anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Rotated, to be read from bottom to top. */
  isUpright?: boolean;
};

/** A text in a drawing. */
export function Label({ x, y, words, className, anchor, isUpright = false }: LabelProps) {
  const transform = isUpright ? `rotate(-90 ${x} ${y})` : undefined;
  return (
    <text className={className} x={x} y={y} textAnchor={anchor} transform={transform}>
      {words}
    </text>
  );
}
