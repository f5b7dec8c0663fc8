import './carousel-geometry.css';

/** Window width in px → value from that width on; the smallest width's value also holds below it. */
export type ByWidth = Readonly<Record<number, number>>;

/** Pairs in ascending order of width, the first at 0. */
function byWidth(value: ByWidth | number): [width: number, value: number][] {
  if (typeof value === 'number') return [[0, value]];
  return Object.entries(value)
    .map(([width, at]): [number, number] => [Number(width), at])
    .sort(([a], [b]) => a - b)
    .map(([width, at], index) => [index === 0 ? 0 : width, at]);
}

/** Classes of carousel-geometry.css: inline styles violate the policy, and the server-rendered row needs the sizes. */
export function geometryClasses(perView: ByWidth, gap: ByWidth | number): string {
  return [
    ...byWidth(perView).map(([width, slides]) => `per-view-${slides}-from-${width}`),
    ...byWidth(gap).map(([width, px]) => `gap-${px}-from-${width}`),
  ].join(' ');
}
