// Handwriting in single strokes: signatures of the roster as in a silkscreen, the digital services' entries on
// paper, and those of the papers in art/interfaces. Three sprites, with a symbol per person or entry. Letters: the Hershey script of Debian's
// hershey-fonts-data; slope, width and flourish depend on the name alone.
//   npm exec -- node art/signatures.ts
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadership } from '#content/company/leadership-copy.ts';
import { entryId } from '#content/services/before-after-copy.ts';
import { iotDevelopment } from '#content/services/digital-types/iot-development.ts';

const LETTERS = '/usr/share/hershey-fonts/scripts.jhf';
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

/** A pseudo-random generator for ranges, seeded by the name. */
function seededRandom(name: string): (from: number, to: number) => number {
  const bytes = createHash('sha256').update(name).digest();
  let at = 0;
  return (from, to) => from + ((bytes[at++ % bytes.length] ?? 0) / 255) * (to - from);
}

/** The first name or its initial, and the family name: how people shorten their signature, long names always. */
function signatureText(name: string, between: ReturnType<typeof seededRandom>): string {
  const words = name.split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const way = between(0, 3);
  if (way < 1.8 || name.length > 15) return `${first.charAt(0)} ${last}`;
  return way < 2.4 ? `${first} ${last.charAt(0)}` : `${first} ${last}`;
}

/** The strokes of a text on its baseline at 0, and the pen's final x. */
function write(text: string, glyphs: Map<string, Glyph>, { tall = 1, small = 1, width = 1 } = {}) {
  const strokes: Point[][] = [];
  let pen = 0;
  for (const letter of text) {
    const glyph = glyphs.get(letter);
    if (!glyph) throw new Error(`There is no stroke letter ${letter}`);
    const size = /[A-Z]/.test(letter) ? tall : small;
    for (const stroke of glyph.strokes) {
      // The baseline is 9 units below the letters' middle.
      strokes.push(stroke.map(([x, y]) => [pen + (x - glyph.left) * size * width, (y - 9) * size]));
    }
    pen += (glyph.right - glyph.left) * size * width - (letter === ' ' ? 4 : 1);
  }
  return { strokes, pen };
}

function signature(name: string, glyphs: Map<string, Glyph>): Point[][] {
  const between = seededRandom(name);
  const text = signatureText(name, between);
  const [lean, rise] = [between(-0.05, 0.3), between(0.01, 0.05)];
  const [width, small, tall] = [between(0.85, 1.1), between(0.72, 0.95), between(1.15, 1.5)];
  const { strokes, pen } = write(text, glyphs, { tall, small, width });
  if (between(0, 1) < 0.5)
    strokes.push([
      [pen + 2, 2],
      [pen * 0.6, 8],
      [pen * 0.1, 9],
      [pen * 0.3, 12],
      [pen * 0.8, 9],
    ]);
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

const glyphs = readGlyphs(LETTERS);
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
const signed = members.map(({ id, name }) => [id, signature(name, glyphs)] as const);
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
