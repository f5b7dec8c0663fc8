/** A stroke of a scene: what it stands for (a class of drawing.css after `dwg-`) and its path. */
export type Stroke = readonly [
  kind: 'board' | 'part' | 'line' | 'net' | 'pad' | 'power' | 'dim',
  path: string,
];

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

export function box(x: number, y: number, width: number, height: number, corner = 8): string {
  const r = corner;
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** Vias at the ends of traces. */
export function vias(...points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => circle(x, y, 6)).join('');
}

/** The same shape `count` times, `step` units apart. */
export function row(count: number, step: number, shape: (offset: number) => string): string {
  return Array.from({ length: count }, (_, at) => shape(at * step)).join('');
}
