// Handwriting in single strokes: signatures of the roster as in a silkscreen, the digital services' entries on
// paper, and those of the papers in art/interfaces. Three sprites, with a symbol per person or entry. Letters:
// the Hershey script, for some its plain letters, of Debian's hershey-fonts-data; each of the roster has a hand
// of their own, HANDS.
//   npm exec -- node art/signatures.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadership } from '#content/company/leadership-copy.ts';
import { entryId } from '#content/services/before-after-copy.ts';
import { iotDevelopment } from '#content/services/digital-types/iot-development.ts';

const LETTERS = '/usr/share/hershey-fonts';
/** What stands by hand on the papers of art/interfaces; ~ before a text strikes it out. */
const PAPERS = [
  ...['compressor', '84,000', 'who signs?'],
  ...['MT-2291', 'Malhar Traders', '18,760.00', 'typed twice'],
  ...['41.2', '~47', '46?', '38.9'],
  ...['Asha, ward 3', 'till 18:00', 'who else reads this?'],
  ...['over 70 C: stop', 'if it smells: Ravi', 'who else knows?'],
  ...['Mehta called', 'order 5502?', 'call back'],
  'no network',
  'over 50,000 ask finance',
  ...['20 relay, the blue ones', 'price same no?'],
  ...['~24 drums', '42', '6 coils', '~pump', 'which?', '12 boxes'],
];
/** Sprite units per unit of the font's grid. */
const UNIT = 4;

type Point = readonly [x: number, y: number];
type Glyph = { left: number; right: number; strokes: Point[][] };

/** `tall` and `small` are the sizes of capitals and the rest, which `fade` (0 to 1) lets run out into a line. */
type Shape = { tall?: number; small?: number; width?: number; fade?: number; tight?: number };
type Hand = Shape & {
  text: string;
  /** In letters as in print. */
  plain?: true;
  /** To the right; negative for a hand that leans back. */
  lean?: number;
  rise?: number;
  end?: keyof typeof ENDS;
};

/** How a pen leaves the page, from the end of the letters. */
const ENDS = {
  under: (pen: number) => points(pen + 2, 2, pen * 0.6, 8, pen * 0.1, 9, pen * 0.3, 12, pen * 0.8, 9),
  tail: (pen: number) => points(pen - 1, 0, pen + 12, -2, pen + 26, -1, pen + 44, -6),
  loop: (pen: number) =>
    points(pen - 1, 0, pen + 14, -10, pen + 8, -19, pen - 8, -12, pen - 20, 6, pen - 8, 11, pen + 24, 3),
};

const points = (...all: number[]): Point[] =>
  all.flatMap((x, at) => (at % 2 === 0 ? [[x, all[at + 1] ?? 0] as const] : []));

const HANDS: Readonly<Record<string, Hand>> = {
  'anil-vaidya': {
    text: 'A Vaidya',
    lean: 0.35,
    rise: 0.09,
    tall: 1.5,
    width: 1.15,
    fade: 0.92,
    end: 'tail',
  },
  'sunita-barve': { text: 'Sunita Barve', small: 0.72 },
  'harpreet-singh-gill': { text: 'HS GILL', plain: true, lean: 0.28, tall: 0.85, width: 0.85, tight: 2 },
  'meera-joshi': { text: 'Meera J', lean: 0.1, rise: 0.02, tall: 1.4, end: 'under' },
  'mahendra-rathore': { text: 'M Rathore', lean: 0.55, tall: 1.35, small: 0.85, width: 1.3, fade: 0.6 },
  'vikram-chouhan': { text: 'V Ch', lean: 0.15, rise: 0.1, tall: 1.7, small: 1.2, end: 'loop' },
  'deepa-murugan': {
    text: 'Deepa Murugan',
    plain: true,
    lean: 0.1,
    tall: 0.9,
    small: 0.8,
    width: 0.75,
    tight: 2.5,
  },
  'ramesh-patidar': { text: 'R Patidar', lean: -0.22, tall: 1.2, width: 0.82 },
  'ananya-deshpande': { text: 'A Deshpande', lean: 0.25, rise: 0.03, tall: 1.5, small: 0.62, width: 1.3 },
  'zainab-ansari': { text: 'Zainab', tall: 1.5, width: 1.1, end: 'under' },
  'arjun-malviya': { text: 'AM', plain: true, lean: 0.4, rise: 0.06, tall: 1.25, tight: 6, end: 'tail' },
  'kavya-nambiar': { text: 'Kavya Nambiar', lean: -0.12, small: 0.8, width: 0.82 },
  'rohan-sethi': { text: 'R Sethi', lean: 0.45, rise: 0.12, tall: 1.35, width: 1.1, fade: 0.95, end: 'tail' },
  'priya-nair': { text: 'priya nair', lean: 0.08, small: 0.9, width: 1.15 },
  'faizan-mirza': {
    text: 'Faizan M',
    plain: true,
    lean: 0.32,
    small: 0.85,
    width: 0.72,
    tight: 3,
    end: 'under',
  },
  'joseph-kuruvilla': {
    text: 'J Kuruvilla',
    lean: 0.3,
    rise: -0.03,
    tall: 1.6,
    small: 0.62,
    width: 1.15,
    fade: 0.5,
  },
  'nikhil-bhatt': { text: 'Nikhil Bhatt', lean: 0.12, tall: 1.25, small: 0.85, end: 'under' },
  'sneha-dubey': { text: 'S Dubey', lean: 0.18, rise: 0.03, tall: 1.4 },
  'karan-malhotra': { text: 'K Malhotra', lean: 0.6, tall: 1.25, small: 0.75, width: 1.2, fade: 0.85 },
  'ishani-ghosh': { text: 'I G', lean: 0.2, rise: 0.05, tall: 1.6, end: 'loop' },
};

/** Glyphs by character from the space on. Coordinates are pairs of letters around R; ' R' lifts the pen. */
function readGlyphs(file: string): Map<string, Glyph> {
  const glyphs = new Map<string, Glyph>();
  let rest = readFileSync(file, 'latin1');
  while (rest.trim()) {
    const pairs = Number(rest.slice(5, 8));
    let end = 8;
    let body = '';
    for (; body.length < 2 * pairs; end += 1) if (rest[end] !== '\n') body += rest[end];
    rest = rest.slice(end).replace(/^\n/, '');
    const value = (at: number) => body.charCodeAt(at) - 82;
    const strokes: Point[][] = [[]];
    for (let at = 2; at < body.length; at += 2) {
      if (body.slice(at, at + 2) === ' R') strokes.push([]);
      else strokes.at(-1)?.push([value(at), value(at + 1)]);
    }
    const drawn = strokes.filter((stroke) => stroke.length > 0);
    glyphs.set(String.fromCharCode(32 + glyphs.size), { left: value(0), right: value(1), strokes: drawn });
  }
  return glyphs;
}

/** The strokes of a text on its baseline at 0, and the pen's final x. */
function write(text: string, glyphs: Map<string, Glyph>, shape: Shape = {}) {
  const { tall = 1, small = 1, width = 1, fade = 0, tight = 1 } = shape;
  const strokes: Point[][] = [];
  let pen = 0;
  for (const [at, letter] of [...text].entries()) {
    const glyph = glyphs.get(letter);
    if (!glyph) throw new Error(`There is no stroke letter ${letter}`);
    const isCapital = /[A-Z]/.test(letter);
    const size = isCapital ? tall : small;
    const height = isCapital ? size : size * (1 - fade * (at / (text.length - 1)) ** 0.6);
    for (const stroke of glyph.strokes) {
      // The baseline is 9 units below the letters' middle.
      strokes.push(stroke.map(([x, y]) => [pen + (x - glyph.left) * size * width, (y - 9) * height]));
    }
    pen += (glyph.right - glyph.left) * size * width - (letter === ' ' ? 4 : tight);
  }
  return { strokes, pen };
}

function signature(hand: Hand): Point[][] {
  const { text, plain, lean = 0, rise = 0, end } = hand;
  const { strokes, pen } = write(text, plain ? print : glyphs, hand);
  if (end) strokes.push(ENDS[end](pen));
  return strokes.map((stroke) => stroke.map(([x, y]) => [x - y * lean, y - x * rise]));
}

/** A path smoothed through the midpoints between points, in whole units, relative. */
function pathOf(strokes: readonly Point[][], origin: Point): string {
  const place = ([x, y]: Point): Point => [
    Math.round((x - origin[0]) * UNIT),
    Math.round((y - origin[1]) * UNIT),
  ];
  let path = '';
  for (const stroke of strokes) {
    const points = stroke.map(place);
    const [start] = points;
    if (!start) continue;
    path += `M${start[0]} ${start[1]}`;
    let from = start;
    const to = (point: Point) => `${point[0] - from[0]} ${point[1] - from[1]}`;
    for (const [at, point] of points.entries()) {
      const next = points[at + 1];
      if (at === 0 || !next) continue;
      const middle: Point = [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)];
      path += `q${to(point)} ${to(middle)}`;
      from = middle;
    }
    path += `l${to(points.at(-1) ?? start)}`;
  }
  return path.replaceAll(' -', '-');
}

function symbol(id: string, strokes: Point[][], [top, bottom]: readonly [number, number]): string {
  const xs = strokes.flat().map(([x]) => x);
  const left = Math.min(...xs) - 2;
  const width = Math.ceil((Math.max(...xs) + 2 - left) * UNIT);
  const height = Math.ceil((bottom - top) * UNIT);
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMax"><path pathLength="1" d="${pathOf(strokes, [left, top])}"/></symbol>`;
}

function writeSprite(file: string, symbols: readonly string[]): void {
  writeFileSync(
    join(import.meta.dirname, file),
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- letters: Hershey script, art/icon-licences.txt -->\n${symbols.join('\n')}\n</svg>\n`,
  );
}

const glyphs = readGlyphs(`${LETTERS}/scripts.jhf`);
const print = readGlyphs(`${LETTERS}/futural.jhf`);
// The font's 4 is so narrow that it reads as a 1 at small sizes, so an open 4 replaces it.
glyphs.set('4', {
  left: -9,
  right: 9,
  strokes: [
    [
      [-2, -12],
      [-6, -3],
      [-9, 2],
      [-8, 3],
      [7, 2],
    ],
    [
      [6, -11],
      [0, 9],
    ],
    [
      [7, -12],
      [1, 9],
    ],
  ],
});
/** All of the same height, so that they share a baseline and a stroke width. */
const members = leadership.groups.flatMap((group) => group.members);
const signed = members.map(({ id }) => {
  const hand = HANDS[id];
  if (!hand) throw new Error(`HANDS has no line for ${id}`);
  return [id, signature(hand)] as const;
});
const ys = signed.flatMap(([, strokes]) => strokes.flat().map(([, y]) => y));
writeSprite(
  '../client/pictures/signatures.svg',
  signed.map(([id, strokes]) => symbol(id, strokes, [Math.min(...ys) - 2, Math.max(...ys) + 2])),
);

/** One handwriting on lines of the same height; corrections are struck out. */
function entry(text: string, isStruckOut: boolean): string {
  const { strokes, pen } = write(text, glyphs, { width: 0.9 });
  if (isStruckOut)
    strokes.push([
      [-2, -5],
      [pen * 0.5, -8],
      [pen + 3, -7],
    ]);
  return symbol(entryId(text), strokes, [-24, 13]);
}

const { change } = iotDevelopment;
const entries = change.form === 'meter' ? change.sheet : [];
writeSprite(
  '../client/pictures/handwriting.svg',
  entries.flatMap(([, value, note]) => [entry(value, Boolean(note)), ...(note ? [entry(note, false)] : [])]),
);
writeSprite(
  './interfaces/handwriting.svg',
  PAPERS.map((text) => entry(text.replace(/^~/, ''), text.startsWith('~'))),
);
