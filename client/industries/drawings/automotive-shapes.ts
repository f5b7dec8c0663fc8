import { box, circle, type Drawings, row, vias } from '../shapes.ts';

/** A car in the bay; and the fleet board. */
export const automotive: Drawings = {
  site: {
    strokes: [
      ['dim', 'M20 302H500'],
      [
        'part',
        'M62 278v-40q0-16 20-20l66-12 54-36q10-7 26-7h96q16 0 28 8l50 35 44 10q18 4 18 22v40h-34a38 38 0 0 0-76 0H190a38 38 0 0 0-76 0z',
      ],
      ['board', 'M176 206l36-26q6-5 14-5h30v31zM272 206v-31h46q12 0 20 5l36 26z'],
      ['part', `${circle(152, 274, 28)}${circle(392, 274, 28)}`],
      ['line', `${circle(152, 274, 10)}${circle(392, 274, 10)}M288 220h22M264 206v66`],
      ['line', 'M72 240h18M452 236h-20'],
      ['part', box(84, 226, 44, 22, 4)],
      ['line', 'M94 226v-5h8v5M110 226v-5h8v5'],
      ['board', box(424, 206, 20, 14, 2)],
    ],
    sensors: [
      [1, 232, 246],
      [0, 106, 237],
      [2, 296, 256],
      [3, 434, 213],
    ],
  },
  solutions: {
    'fleet-board': {
      strokes: [
        ['board', box(52, 44, 384, 232, 18)],
        ['part', `${circle(80, 72, 9)}${circle(408, 72, 9)}${circle(80, 248, 9)}${circle(408, 248, 9)}`],
        ['net', 'M0 116h58M0 148h58M0 180h58M0 212h58'],
        ['part', box(40, 98, 52, 132, 6)],
        ['line', row(4, 32, (y) => box(54, 108 + y, 24, 16, 3))],
        ['net', 'M92 116h44l14 14h46M92 148h104M92 180h104'],
        ['power', 'M92 212h40l32 32h96'],
        ['part', box(196, 112, 88, 88, 6)],
        ['line', row(5, 14, (y) => `M196 ${128 + y}h-9M284 ${128 + y}h9`)],
        ['line', row(5, 14, (x) => `M${212 + x} 112v-9M${212 + x} 200v9`)],
        ['line', circle(210, 126, 4)],
        ['net', 'M293 142h24l20-20M293 170h26l12 12h24M240 103V80l16-16'],
        ['part', box(322, 68, 74, 74, 6)],
        ['line', `${circle(359, 105, 24)}${circle(359, 105, 3)}`],
        ['part', box(260, 226, 112, 36, 16)],
        ['line', 'M344 226v36M356 240v8M282 244h20'],
        ['part', box(355, 166, 52, 36, 4)],
        ['line', row(3, 13, (x) => box(363 + x, 178, 10, 12, 2))],
        ['net', 'M407 184h73'],
        ['pad', vias([256, 64], [150, 130], [319, 170])],
      ],
      prints: [
        ['ignition', 100, 96, 'start'],
        ['position', 312, 54, 'start'],
        ['battery', 316, 214],
        ['input', 381, 154],
      ],
    },
  },
};
