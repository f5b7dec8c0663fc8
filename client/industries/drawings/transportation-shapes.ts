import { box, circle, type Drawings, row } from '../shapes.ts';

/** A bus before the barrier with the loop in the ground. */
export const transportation: Drawings = {
  site: {
    strokes: [
      ['dim', 'M20 300H500'],
      ['board', box(34, 170, 322, 112, 18)],
      ['part', row(4, 56, (x) => box(54 + x, 188, 46, 40, 6))],
      ['part', 'M284 188h44q12 0 14 12l8 58h-66z'],
      ['line', 'M54 244h210M54 260h80M178 260h86M284 228h61'],
      ['part', `${circle(104, 278, 24)}${circle(248, 278, 24)}`],
      ['line', `${circle(104, 278, 8)}${circle(248, 278, 8)}`],
      ['part', box(446, 206, 30, 94, 4)],
      ['power', 'M446 220L366 176M455 236h12M455 248h12'],
      ['part', 'M380 300l10-12h46l10 12z'],
      ['line', 'M402 294h22'],
    ],
    sensors: [
      [0, 66, 170],
      [2, 318, 244],
      [1, 190, 252],
      [3, 413, 294],
    ],
  },
  solutions: {},
};
