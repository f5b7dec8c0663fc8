import { box, circle, type Drawings, row, vias } from '../shapes.ts';

/** The branch between its kiosk and its desk; and the robot of the back office. */
export const banking: Drawings = {
  site: {
    strokes: [
      ['dim', 'M20 300H500'],
      ['part', 'M126 206l134-42 134 42z'],
      ['line', circle(260, 188, 9)],
      ['part', box(132, 206, 256, 12, 2)],
      ['board', row(4, 64, (x) => box(148 + x, 218, 32, 58, 2))],
      ['part', `${box(126, 276, 268, 12, 2)}${box(114, 288, 292, 12, 2)}`],
      ['line', 'M246 276v-40q14-14 28 0v40'],
      ['part', box(40, 196, 54, 104, 8)],
      ['board', box(50, 208, 34, 28, 3)],
      ['line', 'M50 248h34M50 258h22M54 272h26v8H54z'],
      ['part', box(426, 206, 56, 74, 4)],
      ['line', 'M436 222h36M436 234h36M436 246h24M436 264l6 6 10-12M426 290h56'],
    ],
    sensors: [
      [1, 228, 246],
      [0, 67, 236],
      [2, 292, 246],
      [3, 454, 206],
    ],
  },
  solutions: {
    'back-office': {
      strokes: [
        ['net', 'M0 58h36M0 226h36'],
        ['part', `${box(36, 28, 94, 118)}${box(36, 174, 94, 118)}`],
        ['line', 'M54 54h58M54 74h40M54 94h58M54 114h30M54 200h58M54 220h36M54 240h58M54 260h44'],
        ['net', 'M130 86h30l30 30h10M130 232h22l48-48h-2'],
        ['board', box(192, 100, 104, 104, 12)],
        ['part', box(214, 126, 60, 50, 10)],
        ['line', `${circle(232, 148, 5)}${circle(256, 148, 5)}M244 126v-10M234 164h20`],
        ['line', circle(244, 112, 4)],
        ['net', 'M296 132h16l30-30h14M296 158h60'],
        ['power', 'M244 204v32l24 24h88'],
        ['part', `${box(356, 28, 94, 168)}${box(356, 222, 94, 70)}`],
        [
          'line',
          'M372 56l6 6 11-12M402 56h32M372 90l6 6 11-12M402 90h32M372 124l6 6 11-12M402 124h24M372 158l6 6 11-12M402 158h32M403 244v16M403 270v1',
        ],
        ['net', 'M450 76h30M450 148h30'],
        ['pad', vias([130, 86], [130, 232], [356, 102], [356, 158], [356, 260])],
      ],
    },
  },
};
