// behaviour: G4 G9
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { culture } from '#content/company/culture-copy.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { CLOSED_JOB, everyPage } from '../support/site/routes.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();
const BUILT = 'dist/client';

type Shown = { page: string; img: HtmlElement };
const shown: Shown[] = [];
/** All that may name a picture: pages, the dialogs of their galleries, styles and the manifest. */
let naming = '';

beforeAll(async () => {
  for (const page of [...(await everyPage(served.site)), '/nowhere', CLOSED_JOB]) {
    const { document, html } = await served.page(page);
    shown.push(...document.all('img').map((img) => ({ page, img })));
    naming += html;
  }
  for (const file of readdirSync(`${BUILT}/assets`).filter((name) => name.endsWith('.css')))
    naming += readFileSync(path.join(BUILT, 'assets', file), 'utf8');
  naming += readFileSync(`${BUILT}/site.webmanifest`, 'utf8');
  for (const { pictures } of culture.events.list)
    for (const { picture } of pictures) naming += `/pictures/${picture.file}/`;
});

/**
 * Places of pictures that words beside them make superfluous, by a class of the place. A picture without words
 * elsewhere is a mistake until its place stands here.
 */
const DECORATIVE: Record<string, string> = {
  brand: 'the company’s name stands beside the mark',
  menu__module: 'a link of the menu with the name of what it shows',
  'home-blog': 'a link that is named by the story’s title',
  'article-around': 'a link that is named by the article’s title',
  round: 'the author’s name stands beside it',
  quote__person: 'the name of who said it stands beside the face',
  'flip-card': 'the member’s name is the card’s heading',
  'fading-banner': 'a ground for words',
  'page-hero': 'goes with the heading; the picture is described where it shows something',
};

const isIn = (element: HtmlElement | undefined, classes: readonly string[]): boolean =>
  element !== undefined &&
  ((element.get('class') ?? '').split(/\s+/).some((name) => classes.includes(name)) ||
    isIn(element.parent, classes));

describe('Every picture of every page', () => {
  it('has the shape that its width and height say, so that nothing moves or is squeezed when it arrives', async () => {
    const said = new Map(
      shown.map(({ page, img }) => {
        const [src = '', width, height] = ['src', 'width', 'height'].map((name) => img.get(name));
        return [`${src} ${width} x ${height}`, { page, src, ratio: Number(width) / Number(height) }];
      }),
    );
    expect(said.size).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const [picture, { page, src, ratio }] of said) {
      const { width, height } = await sharp(path.join(BUILT, src)).metadata();
      if (!(Math.abs(ratio / (width / height) - 1) < 0.01))
        wrong.push(`${picture} in ${page}: ${width} x ${height}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is described, or stands where words beside it say the same', () => {
    const undescribed = shown.filter(({ img }) => !img.get('alt')?.trim());
    const places = Object.keys(DECORATIVE);
    const wrong = undescribed.filter(({ img }) => !isIn(img, places));
    expect(wrong.map(({ page, img }) => `${img.get('src')} in ${page}`)).toEqual([]);
    const unused = places.filter((place) => !undescribed.some(({ img }) => isIn(img, [place])));
    expect(unused, 'places without such a picture').toEqual([]);
  });

  it('has its words on one page at least if it is a picture of something', () => {
    const pictures = shown.filter(({ img }) => img.get('src')?.startsWith('/pictures/'));
    const folder = ({ img }: (typeof pictures)[number]) => img.get('src')?.split('/')[2];
    const described = new Set(pictures.filter(({ img }) => img.get('alt')).map(folder));
    expect([...new Set(pictures.map(folder))].filter((name) => !described.has(name))).toEqual([]);
  });
});

/** Shown beside a testimonial without a picture, of which there may be none. */
const NEUTRAL_FACE = 'user.png';

it.each([
  ['public/pictures', (name: string) => `/pictures/${name}/`],
  ['public/uploads', (name: string) => `/uploads/${name}"`],
  ['public/social', (name: string) => `/social/${name}"`],
  ['public/icons', (name: string) => `/icons/${name}"`],
  ['client/pictures', hashed],
  ['client/pictures/logos', hashed],
  ['client/pictures/portraits', hashed],
])('Every picture that is shipped of %s is shown by a page', (folder, written) => {
  const names = readdirSync(folder).filter(
    (name) => !name.endsWith('.ts') && !['logos', 'portraits', NEUTRAL_FACE].includes(name),
  );
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !naming.includes(written(name)))).toEqual([]);
});

/** How the address of a file begins that the build gave a hash. */
function hashed(name: string): string {
  return `/assets/${name.replace(/\.\w+$/, '')}-`;
}

it('Drawings of the modules take at most 8 KB each', async () => {
  const { html } = await served.page('/products');
  const drawings = [...html.matchAll(/<svg class="drawing[\s\S]*?<\/svg>/g)];
  expect(drawings.length).toBeGreaterThanOrEqual(4);
  for (const [svg] of drawings) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8 * 1024);
});
