import type { DigitalType } from '#shared/slugs.ts';
import type { ClosingShape } from '../../ui/drawing/closing-traces.tsx';

/** What is drawn on the closing board of a digital service: the way its entry or its form takes. */
export const CLOSING: Record<'digital' | DigitalType, ClosingShape> = {
  digital: {
    lines:
      'M50 40h120v170H50zM70 76h80M70 106h80M70 136h56M70 166h80M170 90h40l30 30h40M170 150h40l30-30M280 80h160v110H280zM280 106h160M300 130h50M300 152h80M360 190v30l30 30h90M110 210v40l30 30h340',
    pads: [
      [170, 90],
      [170, 150],
      [280, 120],
      [360, 220],
    ],
  },
  'iot-development': {
    lines:
      'M180 120h100v100H180zM204 144h52v52h-52zM200 120V90M220 120V70l-40-40M240 120V90M260 120V70l30-30M200 220v30M220 220v40l-30 30H0M240 220v30M260 220v30l40 40h180M180 140h-40l-40-40H0M180 180H60M280 170h70M370 150q16 20 0 40M392 134q32 36 0 72M414 118q48 52 0 104',
    pads: [
      [180, 30],
      [290, 40],
      [60, 180],
      [350, 170],
    ],
  },
  'low-code-development': {
    lines:
      'M40 40h140v100H40zM60 66h100M60 90h100M60 114h60M180 90h60M240 60h90v60h-90zM262 90l12 12 26-26M330 90h40l30 30v40M350 160h100v60H350zM376 190l12 12 26-26M350 190h-60l-40 40h-70M40 200h140v80H40zM60 226h100M60 252h70',
    pads: [
      [180, 90],
      [240, 90],
      [400, 160],
      [180, 230],
    ],
  },
  'rpa-consulting-service': {
    lines:
      'M20 60h130v170H20zM20 86h130M40 116h90M40 146h90M40 176h60M330 90h130v170H330zM330 116h130M350 146h90M350 176h90M350 206h60M200 120h80v70h-80zM222 148h8M250 148h8M226 170h28M240 120v-20M150 146h50M280 156h50M240 190v50l40 40h200',
    pads: [
      [150, 146],
      [330, 156],
      [240, 100],
      [240, 240],
    ],
  },
  'digital-commerce': {
    lines:
      'M30 60h26l24 110h110l20-78H64M96 200a10 10 0 1 0 .1 0M176 200a10 10 0 1 0 .1 0M210 130h50M260 80h100l30 24v80H260zM260 104h130M322 80v50M390 150h30l30 30v60M260 240h120v60H260zM280 262h80M280 280h50M320 184v56',
    pads: [
      [210, 130],
      [260, 130],
      [320, 212],
      [450, 240],
    ],
  },
};
