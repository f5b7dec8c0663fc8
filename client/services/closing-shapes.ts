import type { AppType, DigitalType, WebType } from '#shared/slugs.ts';

type Page = 'web' | 'mobile' | 'digital' | WebType | AppType | DigitalType;
type Shape = { lines: string; pads: string };

const via = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('');
const phone = (x: number, y: number) =>
  `M${x} ${y + 16}q0-16 16-16h68q16 0 16 16v168q0 16-16 16h-68q-16 0-16-16zM${x + 38} ${y + 14}h24`;

/** What is drawn on the closing board of a page: the way its request, its entry or its form takes. */
export const CLOSING: Record<Page, Shape> = {
  web: {
    lines:
      'M24 70h96v70H24zM24 90h96M120 105h30l20 20h34M204 100h64v50h-64zM268 125h24l30 30h22M344 130h84v60h-84zM344 150h84M386 190v24l-20 20M310 240q0-12 36-12t36 12v44q0 12-36 12t-36-12zM310 240q0 12 36 12t36-12M310 262H190L60 132',
    pads: via([120, 105], [204, 125], [344, 160], [310, 262]),
  },
  'mean-development': {
    lines:
      'M150 24h180v48H150zM150 104h180v48H150zM150 184h180v48H150zM150 264h180v40H150zM190 72v32M190 152v32M190 232v32M290 72v32M290 152v32M290 232v32M330 48h40l40 40v140l-30 30',
    pads: via([190, 88], [190, 168], [190, 248], [290, 88], [290, 168], [290, 248]),
  },
  'nodejs-development': {
    lines:
      'M180 160a60 60 0 1 0 120 0a60 60 0 1 0-120 0M208 160a32 32 0 1 0 64 0M268 148l4 14 12-8M0 60h90l60 60h40M0 160h180M0 260h90l60-60h40M300 160h180M290 130l60-60h130M290 190l60 60h130',
    pads: via([60, 60], [60, 160], [60, 260], [420, 70], [420, 160], [420, 250]),
  },
  'progressive-web-application-development': {
    lines:
      'M200 16h80v56h-80zM240 72v38M170 110h140v52H170zM240 162v20l-80 40M240 182l80 40M90 222h120v70H90zM90 246h120M270 222h30M314 222h22M350 222h22M386 222h4v18M390 254v18M390 286v6h-22M354 292h-22M318 292h-22M282 292h-12v-18M270 260v-18',
    pads: via([240, 90], [150, 222], [330, 222]),
  },
  'reactjs-development': {
    lines:
      'M190 20h100v44H190zM240 64v26M110 90h260M110 90v24M240 90v24M370 90v24M64 114h92v44H64zM194 114h92v44h-92zM324 114h92v44h-92zM240 158v30M190 188h100M190 188v22M290 188v22M150 210h80v80h-80zM250 210h80v80h-80z',
    pads: via([240, 78], [110, 102], [370, 102], [190, 198], [290, 198]),
  },
  mobile: {
    lines: `${phone(150, 60)}${phone(290, 20)}M0 120h80l40 40h30M250 180h40M390 120h30l40-40h20M390 140h40l50-50`,
    pads: via([150, 160], [250, 180], [290, 180], [390, 120]),
  },
  'android-app-development': {
    lines: `${phone(300, 50)}M60 100h90v120H60zM80 130h50M80 150h50M170 130q20 30 0 60M194 116q32 44 0 88M218 102q44 58 0 116M105 220v40l30 30h345`,
    pads: via([105, 240], [150, 160]),
  },
  'ios-app-development': {
    lines: `${phone(120, 50)}M220 150h60M300 60h120v84H300zM310 134l34-40 26 26 18-16 24 30M320 160h120v84H320M340 260h120v40M400 88a8 8 0 1 0 .1 0`,
    pads: via([220, 150], [280, 150]),
  },
  'flutter-app-development': {
    lines: 'M0 270h90l50-50v-60l60-60h70l60-60h150M90 270v50M200 100v120l40 40h240M270 100l50 50h60l40 40h60',
    pads: via([90, 270], [140, 190], [200, 100], [330, 40], [240, 260], [380, 150]),
  },
  'react-native-app-development': {
    lines: `${phone(60, 60)}${phone(330, 60)}M205 110h80v100h-80zM222 136h46M222 160h46M222 184h28M160 160h45M285 160h45M245 210v40l40 40h195M245 110V60l-30-30H0`,
    pads: via([160, 160], [330, 160], [245, 60], [245, 250]),
  },
  digital: {
    lines:
      'M50 40h120v170H50zM70 76h80M70 106h80M70 136h56M70 166h80M170 90h40l30 30h40M170 150h40l30-20M280 80h160v110H280zM280 106h160M300 130h50M300 152h80M360 190v30l30 30h90M110 210v40l30 30h340',
    pads: via([170, 90], [170, 150], [280, 120], [360, 220]),
  },
  'iot-development': {
    lines:
      'M180 120h100v100H180zM204 144h52v52h-52zM200 120V90M220 120V70l-40-40M240 120V90M260 120V70l30-30M200 220v30M220 220v40l-30 30H0M240 220v30M260 220v30l40 40h180M180 140h-40l-40-40H0M180 180H60M280 170h70M370 150q16 20 0 40M392 134q32 36 0 72M414 118q48 52 0 104',
    pads: via([180, 30], [290, 40], [60, 180], [350, 170]),
  },
  'low-code-development': {
    lines:
      'M40 40h140v100H40zM60 66h100M60 90h100M60 114h60M180 90h60M240 60h90v60h-90zM262 90l12 12 26-26M330 90h40l30 30v40M350 160h100v60H350zM376 190l12 12 26-26M350 190h-60l-40 40h-70M40 200h140v80H40zM60 226h100M60 252h70',
    pads: via([180, 90], [240, 90], [400, 160], [180, 230]),
  },
  'rpa-consulting-service': {
    lines:
      'M20 60h130v170H20zM20 86h130M40 116h90M40 146h90M40 176h60M330 90h130v170H330zM330 116h130M350 146h90M350 176h90M350 206h60M200 120h80v70h-80zM222 148h8M250 148h8M226 170h28M240 120v-20M150 146h50M280 156h50M240 190v50l40 40h200',
    pads: via([150, 146], [330, 156], [240, 100], [240, 240]),
  },
  'digital-commerce': {
    lines:
      'M30 60h26l24 110h110l20-78H64M96 200a10 10 0 1 0 .1 0M176 200a10 10 0 1 0 .1 0M210 130h50M260 80h100l30 24v80H260zM260 104h130M322 80v50M390 150h30l30 30v60M260 240h120v60H260zM280 262h80M280 280h50M320 184v56',
    pads: via([210, 130], [260, 130], [320, 212], [450, 240]),
  },
};
