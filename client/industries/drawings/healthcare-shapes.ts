import { box, type Drawings, row, vias } from '../shapes.ts';

/** Oxygen, a bed under the room's air unit, the medicine fridge; and the cold box with its logger. */
export const healthcare: Drawings = {
  site: {
    strokes: [
      ['dim', 'M20 300H500'],
      ['part', box(46, 204, 40, 96, 16)],
      ['line', 'M66 204v-16M54 188h24M86 220h18q10 0 10 10v22M46 240h40'],
      ['line', 'M136 300v-92M348 300v-60'],
      ['part', box(136, 256, 212, 22, 6)],
      ['part', box(146, 236, 50, 20, 9)],
      ['board', 'M200 256c8-34 40-28 66-26s58-4 72 26z'],
      ['part', box(268, 178, 76, 30, 6)],
      ['line', 'M280 198h52M280 190h52'],
      ['part', box(388, 170, 80, 130, 8)],
      ['line', 'M388 216h80M398 182v22M398 228v30'],
      ['board', row(3, 17, (x) => box(413 + x, 244, 10, 32, 3))],
      ['line', 'M408 276h52'],
    ],
    sensors: [
      [1, 200, 246],
      [3, 428, 194],
      [0, 66, 222],
      [2, 306, 208],
    ],
  },
  solutions: {
    'cold-box': {
      strokes: [
        ['dim', 'M0 286H480'],
        ['line', 'M96 62V46q0-16 16-16h64q16 0 16 16v16'],
        ['part', box(44, 92, 200, 194, 14)],
        ['board', box(70, 120, 148, 140, 10)],
        ['part', row(4, 32, (x) => box(84 + x, 176, 22, 66, 6))],
        ['line', row(4, 32, (x) => `M${84 + x} 192h22M${90 + x} 176v-8h10v8`)],
        ['part', box(30, 60, 228, 36, 12)],
        ['net', 'M134 142h96l26 -26h24'],
        ['net', 'M134 142h-40'],
        ['part', box(96, 130, 40, 24, 4)],
        ['part', box(280, 34, 174, 150, 12)],
        ['dim', 'M298 76h138M298 142h138'],
        ['net', 'M298 116c18-18 30-22 44-6s24 22 40 2 24-38 36-14 12 18 18 12'],
        ['part', box(280, 208, 174, 78, 12)],
        ['power', 'M366 184v24'],
        ['line', 'M300 258q8-4 8-18a14 14 0 0 1 28 0q0 14 8 18zM316 264a6 6 0 0 0 12 0'],
        ['line', 'M362 236h72M362 254h46'],
        ['pad', vias([94, 142], [280, 116], [366, 208])],
      ],
      prints: [['logger', 144, 158, 'start']],
    },
  },
};
