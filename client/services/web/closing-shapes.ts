import type { WebType } from '#shared/slugs.ts';
import type { ClosingShape } from '../../ui/drawing/closing-traces.tsx';

/** What is drawn on the closing board of a page about the web: the way its request takes. */
export const CLOSING: Record<'web' | WebType, ClosingShape> = {
  web: {
    lines:
      'M24 70h96v70H24zM24 90h96M120 105h30l20 20h34M204 100h64v50h-64zM268 125h24l30 30h22M344 130h84v60h-84zM344 150h84M386 190v24l-20 20M310 240q0-12 36-12t36 12v44q0 12-36 12t-36-12zM310 240q0 12 36 12t36-12M310 262H132l-60-60v-62',
    pads: [
      [120, 105],
      [204, 125],
      [344, 160],
      [310, 262],
      [72, 140],
    ],
  },
  'mean-development': {
    lines:
      'M150 24h180v48H150zM150 104h180v48H150zM150 184h180v48H150zM150 264h180v40H150zM190 72v32M190 152v32M190 232v32M290 72v32M290 152v32M290 232v32M330 48h40l40 40v156l-40 40h-40',
    pads: [
      [190, 88],
      [190, 168],
      [190, 248],
      [290, 88],
      [290, 168],
      [290, 248],
      [330, 48],
      [330, 284],
    ],
  },
  'nodejs-development': {
    lines:
      'M180 160a60 60 0 1 0 120 0a60 60 0 1 0-120 0M268 144a32 32 0 1 0 4 16M272 130v16h-16M0 60h90l60 60h45M0 160h180M0 260h90l60-60h45M300 160h180M282 118l48-48h150M282 202l48 48h150',
    pads: [
      [60, 60],
      [60, 160],
      [60, 260],
      [420, 70],
      [420, 160],
      [420, 250],
    ],
  },
  'progressive-web-application-development': {
    lines:
      'M200 16h80v56h-80zM240 72v38M170 110h140v52H170zM240 162v20l-80 40M240 182l80 40M90 222h120v70H90zM90 246h120M270 222h30M314 222h22M350 222h22M386 222h4v18M390 254v18M390 286v6h-22M354 292h-22M318 292h-22M282 292h-12v-18M270 260v-18',
    pads: [
      [240, 90],
      [150, 222],
      [330, 222],
    ],
  },
  'reactjs-development': {
    lines:
      'M190 20h100v44H190zM240 64v26M110 90h260M110 90v24M240 90v24M370 90v24M64 114h92v44H64zM194 114h92v44h-92zM324 114h92v44h-92zM240 158v30M190 188h100M190 188v22M290 188v22M150 210h80v80h-80zM250 210h80v80h-80z',
    pads: [
      [240, 78],
      [110, 102],
      [370, 102],
      [190, 198],
      [290, 198],
    ],
  },
};
