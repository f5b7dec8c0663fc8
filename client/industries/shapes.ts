/** A stroke of a drawing: what it stands for (a class of drawing.css after `dwg-`) and its path. */
export type Stroke = readonly [
  kind: 'board' | 'part' | 'line' | 'net' | 'pad' | 'power' | 'dim' | 'link' | 'near',
  path: string,
];
/** Print on a drawing: its words, where they stand and on which side of that point. */
type Print = readonly [words: string, x: number, y: number, anchor?: 'start' | 'end'];

/** A picture of a solution, 480 × 320 units, drawn to its edges. */
export type Scene = { strokes: readonly Stroke[]; prints?: readonly Print[] };

/** Where a reading comes from: the place of its label among the four at the foot, left to right, and the via on the thing. */
export type Sensor = readonly [slot: 0 | 1 | 2 | 3, x: number, y: number];

/** What stands under the board at the top of an industry page: drawn between y 160 and 300 of 520 × 428 units, its sensors in the order of the page's inputs. */
export type Site = { strokes: readonly Stroke[]; sensors: readonly Sensor[] };

/** All drawings of one industry. */
export type Drawings = { site: Site; solutions: Readonly<Record<string, Scene>> };

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
