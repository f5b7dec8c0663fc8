import { box, circle, type Drawings, vias } from '../shapes.ts';

/** The gate, a card, a bench with its board and motor, the fee desk; and attendance without a network. */
export const education: Drawings = {
  site: {
    strokes: [
      ['dim', 'M20 300H500'],
      ['part', `${box(38, 194, 18, 106, 4)}${box(104, 194, 18, 106, 4)}`],
      ['link', 'M56 218h48M56 236h48M56 254h48'],
      ['part', box(142, 210, 84, 58, 7)],
      ['line', `${circle(163, 233, 9)}M150 256q13-14 26 0M186 230h28M186 244h20`],
      ['line', 'M184 210v-10'],
      ['line', 'M252 256h116M262 256v44M358 256v44'],
      ['board', box(264, 218, 58, 38, 4)],
      ['part', box(280, 228, 26, 16, 2)],
      ['part', `${circle(346, 238, 16)}`],
      ['line', `${circle(346, 238, 5)}M322 232h9M322 244h9`],
      ['part', box(394, 186, 86, 60, 6)],
      ['line', 'M437 246v18M412 264h50M382 270h108M394 270v30M478 270v30'],
      ['board', box(404, 196, 66, 16, 3)],
      ['line', 'M404 224h40M404 234h52'],
    ],
    sensors: [
      [0, 80, 236],
      [1, 206, 210],
      [2, 293, 218],
      [3, 437, 186],
    ],
  },
  solutions: {
    attendance: {
      strokes: [
        ['dim', 'M0 290H480'],
        ['board', box(34, 40, 116, 176, 16)],
        ['line', 'M72 96a28 28 0 0 1 40 0M62 84a42 42 0 0 1 60 0M82 108a14 14 0 0 1 20 0'],
        ['line', circle(92, 120, 2)],
        ['part', box(54, 142, 116, 78, 8)],
        ['line', `${circle(82, 172, 13)}M64 204q18-20 36 0M114 168h42M114 184h30`],
        ['net', 'M92 216v34l16 16h52'],
        ['part', box(160, 236, 130, 54, 8)],
        ['line', 'M176 252l5 5 9-10M200 252h72M176 272l5 5 9-10M200 272h52'],
        ['net', 'M290 262h10l12-12v-28'],
        ['link', 'M312 216v-62l14-14h24'],
        ['line', 'M302 178l20 20M322 178l-20 20'],
        ['part', box(350, 34, 104, 196, 16)],
        ['line', 'M388 48h28'],
        ['board', box(362, 70, 80, 66, 8)],
        ['line', 'M374 88h56M374 102h40M374 116h50'],
        ['line', 'M374 160h44M374 176h56M374 192h30'],
        ['pad', vias([92, 216], [160, 266], [290, 262], [312, 222], [350, 140])],
      ],
    },
  },
};
