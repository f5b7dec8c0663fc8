import type { AppType } from '#shared/slugs.ts';
import type { ClosingShape } from '../../ui/drawing/closing-traces.tsx';

const phone = (x: number, y: number) =>
  `M${x} ${y + 16}q0-16 16-16h68q16 0 16 16v168q0 16-16 16h-68q-16 0-16-16zM${x + 38} ${y + 14}h24`;

/** What is drawn on the closing board of a page about apps. */
export const CLOSING: Record<'mobile' | AppType, ClosingShape> = {
  mobile: {
    lines: `${phone(150, 60)}${phone(290, 20)}M0 120h80l40 40h30M250 180h40M390 120h30l40-40h20M390 140h38l40 40h12`,
    pads: '150 160, 250 180, 290 180, 390 120, 390 140',
  },
  'android-app-development': {
    lines: `${phone(300, 50)}M60 100h90v120H60zM80 130h50M80 150h50M170 130q20 30 0 60M194 116q32 44 0 88M218 102q44 58 0 116M105 220v40l30 30h345`,
    pads: '105 240, 150 160',
  },
  'ios-app-development': {
    lines: `${phone(120, 50)}M220 150h60M300 60h120v84H300zM310 134l34-40 26 26 18-16 24 30M320 160h120v84H320M340 260h120v40M400 88a8 8 0 1 0 .1 0`,
    pads: '220 150, 280 150',
  },
  'flutter-app-development': {
    lines: 'M0 270h90l50-50v-60l60-60h70l60-60h150M90 270v50M200 100v120l40 40h240M270 100l50 50h60l40 40h60',
    pads: '90 270, 140 190, 200 100, 330 40, 240 260, 380 150',
  },
  'react-native-app-development': {
    lines: `${phone(60, 60)}${phone(330, 60)}M205 110h80v100h-80zM222 136h46M222 160h46M222 184h28M160 160h45M285 160h45M245 210v40l40 40h195M245 110V60l-30-30H0`,
    pads: '160 160, 330 160, 245 60, 245 250',
  },
};
