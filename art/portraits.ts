// Portraits as a board shows its parts: a package's outline, its pads, and initials in silkscreen stroke
// letters. Each group of the roster has its family of packages, each person another of it; clients'
// spokespeople have a plug, or an empty one if they have no picture. White and gold on transparent: the page
// adds the solder mask of its theme.
//   npm exec -- node art/portraits.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clients } from '#content/clients.ts';
import { leadership } from '#content/company/leadership-copy.ts';

const SILK = '#f3faf6';
const GOLD = '#ebc05a';

/** Strokes on a grid of 10 × 14 units. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0 10 14M1.8 9h6.4',
  B: 'M0 7h5.5a3.5 3.5 0 0 0 0-7H0v14h6a3.5 3.5 0 0 0 0-7',
  C: 'M10 3A5 5 0 0 0 0 5v4a5 5 0 0 0 10 2',
  D: 'M0 0v14h4a6 6 0 0 0 6-6V6a6 6 0 0 0-6-6z',
  F: 'M10 0H0v14M0 7h7.5',
  G: 'M10 3A5 5 0 0 0 0 5v4a5 5 0 0 0 10 0V7.5H6',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14M2.5 0h5M2.5 14h5',
  J: 'M3 0h6v9.5a4.5 4.5 0 0 1-9 0',
  K: 'M0 0v14M10 0 0 8.5M3.7 5.5 10 14',
  L: 'M0 0v14h9',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  P: 'M0 14V0h6a4 4 0 0 1 0 8H0',
  Q: 'M0 5a5 5 0 0 1 10 0v4A5 5 0 0 1 0 9zM6 10l4 4',
  R: 'M0 14V0h6a4 4 0 0 1 0 8H0M5 8l5 6',
  S: 'M9.6 3A4.8 3.6 0 0 0 5 0C2 0 .3 1.5.3 3.5 .3 8.5 9.8 5.5 9.8 10.5 9.8 12.6 8 14 5 14A5 3.8 0 0 1 .2 11',
  T: 'M0 0h10M5 0v14',
  V: 'M0 0l5 14 5-14',
  Z: 'M0 0h10L0 14h10',
};

/** Size in drawing units, the printed outline, the bare pads, and the height of a letter. */
type Package = {
  width: number;
  height: number;
  outline: string;
  /** Of the nth person in the group: each has another part of the same family. */
  pads: (nth: number) => string;
  letter: number;
  /** The vertical centre of the letters, if not the middle of the drawing. */
  middle?: number;
};

const every = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Which balls of a grid of 10 by 10 a part has; `rim` is how far from the edge one is. */
const BALLS: readonly ((rim: number, column: number, row: number) => boolean)[] = [
  (rim) => rim < 2,
  (rim) => rim < 1,
  (rim, column, row) => rim < 3 && (column + row) % 2 === 0,
  (_rim, _column, row) => row < 2 || row > 7,
  (rim) => rim === 0 || rim === 2,
  (rim, column, row) => rim < 3 && Math.abs(column - 4.5) > 2 && Math.abs(row - 4.5) > 2,
  (rim, column) => rim < 1 || (rim < 3 && column % 2 === 0),
  (_rim, column) => column < 2 || column > 7,
];

const PACKAGES = {
  // Pads on four sides: what everything else connects to.
  direction: {
    width: 200,
    height: 200,
    outline: 'M24 38 38 24h138v152H24z',
    pads: (nth) => {
      const count = [9, 6, 12, 4][nth] ?? 9;
      const wide = count > 9 ? 6 : 72 / count;
      return every(count, (at) => {
        const from = round(100 + ((at + 0.5) / count - 0.5) * 128 - wide / 2);
        const [across, along] = [`h${wide}v14h-${wide}z`, `v${wide}h14v-${wide}z`];
        return `M${from} 2${across}M${from} 184${across}M2 ${from}${along}M184 ${from}${along}`;
      });
    },
    letter: 62,
  },
  // Pads on two sides, a notch at pin 1.
  hardware: {
    width: 240,
    height: 160,
    outline: 'M10 26h220v108H10V96a16 16 0 0 0 0-32z',
    pads: (nth) => {
      const count = [8, 4, 10, 6][nth] ?? 8;
      const wide = count > 8 ? 12 : 128 / count;
      return every(count, (at) => {
        const from = round(120 + ((at + 0.5) / count - 0.5) * 208 - wide / 2);
        return `M${from} 2h${wide}v16h-${wide}zM${from} 142h${wide}v16h-${wide}z`;
      });
    },
    letter: 56,
  },
  // Balls below the package, in two rows around the die.
  software: {
    width: 200,
    height: 200,
    outline: 'M6 22 22 6h172v188H6z',
    pads: (nth) =>
      every(100, (at) => {
        const [column, row] = [at % 10, Math.floor(at / 10)];
        const rim = Math.min(column, row, 9 - column, 9 - row);
        const isThere = BALLS[nth]?.(rim, column, row) ?? rim < 2;
        const isInTheLetters = Math.abs(column - 4.5) < 3 && Math.abs(row - 4.5) < 2;
        return isThere && !isInTheLetters
          ? `M${23.5 + column * 17} ${28 + row * 16}a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0`
          : '';
      }),
    letter: 42,
  },
  // A header in its shroud, where others plug in.
  people: {
    width: 240,
    height: 160,
    outline: 'M6 6h228v148h-94v-12h-40v12H6z',
    pads: (nth) => {
      const count = [8, 4, 10, 5][nth] ?? 8;
      return every(count, (at) => `M${round(112 + ((at + 0.5) / count - 0.5) * 208)} 20h16v16h-16z`);
    },
    letter: 56,
    middle: 91,
  },
  client: {
    width: 64,
    height: 64,
    outline: 'M12 11h12v4h16v-4h12v32H12z',
    pads: () => every(4, (at) => `M${15 + at * 10} 47h4v8h-4z`),
    letter: 15,
    middle: 29.5,
  },
} as const satisfies Record<string, Package>;

const isPackage = (name: string): name is keyof typeof PACKAGES => name in PACKAGES;

/** The initials of the first and last name, without titles. */
function initialsOf(name: string): string {
  const names = name.replace(/^(?:Dr\.|Sister) /, '').split(' ');
  return `${names[0]?.[0] ?? ''}${names.at(-1)?.[0] ?? ''}`;
}

function draw(
  { width, height, outline, pads, letter, middle = height / 2 }: Package,
  initials: string,
  nth = 0,
): string {
  const scale = letter / 14;
  const advance = 15 * scale;
  const line = letter > 20 ? 3 : 1.75;
  const start = width / 2 - (advance * (initials.length - 1) + 10 * scale) / 2;
  const letters = [...initials].map((each, at) => {
    const strokes = LETTERS[each];
    if (!strokes) throw new Error(`There are no strokes for the letter ${each}`);
    const place = `translate(${round(start + at * advance)} ${round(middle - letter / 2)}) scale(${round(scale)})`;
    return `<path transform="${place}" stroke-width="${round((line * 2) / scale)}" d="${strokes}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${GOLD}" d="${pads(nth)}"/>` +
    `<g fill="none" stroke="${SILK}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${outline}"/>${letters.join('')}</g></svg>\n`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, 'client/pictures/portraits'), { recursive: true });
mkdirSync(join(root, 'public/uploads'), { recursive: true });
for (const { id, members } of leadership.groups) {
  if (!isPackage(id)) throw new Error(`No package stands for the group ${id}`);
  for (const [nth, { name, photo }] of members.entries()) {
    const file = `client/pictures/portraits/${String(photo).padStart(2, '0')}.svg`;
    writeFileSync(join(root, file), draw(PACKAGES[id], initialsOf(name), nth));
  }
}
for (const { speaker } of clients) {
  if (!speaker) continue;
  writeFileSync(join(root, 'public/uploads', speaker.face), draw(PACKAGES.client, initialsOf(speaker.name)));
}
await sharp(Buffer.from(draw(PACKAGES.client, '')), { density: 288 })
  .resize(256, 256)
  .png({ palette: true, effort: 10 })
  .toFile(join(root, 'public/uploads/user.png'));
