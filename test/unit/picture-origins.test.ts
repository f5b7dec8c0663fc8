// behaviour: G5
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { masters } from '../../art/masters.ts';
import { origins } from '../../art/origins.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const PICTURE = /\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/;
const pictures = [...filesIn('public'), ...filesIn('client/pictures')].filter((file) => PICTURE.test(file));

/** What drew `file`; a detail of another picture was drawn with that. */
function sourceOf(file: string): string | undefined {
  const origin = origins.find(({ files }) => files.test(file));
  const drawn = origin?.files.exec(file)?.[1] ?? '';
  const whole = masters.find(({ name }) => name === drawn)?.of ?? drawn;
  return origin?.source.replace('*', whole);
}

describe('where pictures come from', () => {
  it('is said once for every picture that visitors get', () => {
    expect(pictures.length).toBeGreaterThan(400);
    const notOnce = pictures.filter((file) => origins.filter(({ files }) => files.test(file)).length !== 1);
    expect(notOnce).toEqual([]);
    const stale = origins.filter(({ files }) => !pictures.some((file) => files.test(file)));
    expect(stale).toEqual([]);
  });

  it('leads to what draws them', () => {
    const sources = new Set(pictures.map(sourceOf));
    expect([...sources].filter((source) => !source || !existsSync(source))).toEqual([]);
  });

  it('comes with the terms, and with the licence’s text where one asks for it', () => {
    for (const { licence } of origins) expect(licence).toMatch(/^(?:Own work|ISC|MIT|OFL|Hershey): \S/);
    const texts = readFileSync('art/icon-licences.txt', 'utf8');
    for (const words of ['ISC License', 'Lucide', 'MIT License', 'Feather', 'Tabler', 'Hershey Fonts'])
      expect(texts).toContain(words);
  });
});

it.each([
  ['marks beside quotes', /^public\/uploads\/.*\.svg$/, 2_000],
  ['the face for those without one', /^public\/uploads\/user\.png$/, 15_000],
  ['favicons, touch and home-screen icons', /^public\/(?:icons\/.*|[^/]*)\.(?:png|svg|ico)$/, 15_000],
])('budgets of what was not rendered hold for %s', (_what, which, most) => {
  const files = pictures.filter((file) => which.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => statSync(file).size > most)).toEqual([]);
});

describe('icons', () => {
  const sprite = readFileSync('client/pictures/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
  const sources = ['client', 'content']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('have the names that the type IconName knows', () => {
    const type = readFileSync('content/icon-name.ts', 'utf8');
    expect([...type.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(symbols);
  });

  it('are shown by something if they are in the sprite', () => {
    expect(symbols.filter((id) => !new RegExp(`["'\`]${id}["'\`]`).test(sources))).toEqual([]);
  });
});
