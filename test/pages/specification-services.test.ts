// behaviour: E5 E6 E7 S1 S2 S3 S4 S5 S6 T3 T7 I1 P1 P2 P4
import { describe, expect, it } from 'vitest';
import { typePageWords } from '#content/services/type-page-copy.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { expandable, linksSaying, panelsOf, paragraphsAtTitle, region } from '../support/site/page-parts.ts';
import { PAGE_PATHS } from '../support/site/routes.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { shortened } from '../support/site/shortened.ts';

const served = useServedPages();
const under = (prefix: string) => PAGE_PATHS.filter((path) => path.startsWith(prefix));

/** Figures by their labels, of the first such list or of the last one. */
const figures = (part: HtmlElement, at = 0) => {
  const list = part.all('dl').at(at);
  return Object.fromEntries(list?.all('dt').map(({ text }, at) => [text, list.all('dd')[at]?.text]) ?? []);
};

/** Pages whose buttons of this label lead to the contact page, so many at least. */
const LEADS: [label: string, least: number, paths: string[]][] = [
  ['Get Started', 2, under('/web-development/')],
  ['Get Started', 1, ['/mobile-app-development', '/products', ...under('/digital-evolution/')]],
  [typePageWords.talk, 2, under('/mobile-app-development/')],
  ['Get in touch', 1, ['/digital-evolution']],
  ['Talk to expert', 1, under('/industries/')],
];

it.each(LEADS.flatMap(([label, least, paths]) => paths.map((path) => [path, label, least] as const)))(
  '%s leads by %s to /contact-us',
  async (path, label, least) => {
    const links = linksSaying(await served.main(path), label);
    expect(links.length).toBeGreaterThanOrEqual(least);
    expect(new Set(links)).toEqual(new Set(['/contact-us']));
  },
);

it('Web development has sections on what we do, on the team and on fees', async () => {
  const main = await served.main('/web-development');
  const headings = ['What we do', 'The team on your project', 'Fees you can check'];
  expect(main.texts('h2')).toEqual(expect.arrayContaining(headings));
  expect(main.all('table').length).toBeGreaterThan(0);
});

it.each([
  ['mean-development', 'MEAN'],
  ['nodejs-development', /^[A-Z]{4}$/],
  ['progressive-web-application-development', /^[A-Z]{3}$/],
  ['reactjs-development', /^[A-Z]{5}$/],
])('%s has an intro, stack letters, four feature cards and a four-step workflow', async (type, letters) => {
  const main = await served.main(`/web-development/${type}`);
  expect(paragraphsAtTitle(main).some((text) => text.length > 60)).toBe(true);
  expect(main.texts('[aria-labelledby="letters"] li > span').join('')).toMatch(letters);
  expect(main.all('[aria-labelledby="features"] li')).toHaveLength(4);
  expect(main.all('[aria-labelledby="workflow-title"] li')).toHaveLength(4);
});

it('Mobile app development has figures, six feature cards, six technologies and six steps with panels', async () => {
  const main = await served.main('/mobile-app-development');
  const { 'client satisfaction: would hire us again': satisfaction, ...others } = figures(main);
  expect({ satisfaction, ...others }).toEqual({ satisfaction: '98%', projects: '250+', years: '15+' });
  expect(main.all('[aria-labelledby="features"] li')).toHaveLength(6);
  expect(main.all('#technologies li')).toHaveLength(6);
  const steps = ['Discovery', 'Design', 'Development', 'Testing', 'Launch', 'Support'];
  expect(main.texts('[role="tab"]')).toEqual(steps);
  expect(panelsOf(main).map((panel) => panel.texts('h3')[0])).toEqual(steps);
  for (const panel of panelsOf(main)) expect(panel.text.length).toBeGreaterThan(150);
});

it.each(under('/mobile-app-development/'))(
  '%s has service cards, reasons and tabs for six approaches',
  async (path) => {
    const main = await served.main(path);
    expect(main.all('[aria-labelledby="services"] li')).toHaveLength(6);
    expect(main.all('[aria-labelledby="why"] li')).toHaveLength(4);
    expect(main.texts('h2')).toContainEqual(expect.stringMatching(/^Why choose/i));
    const approaches = main.one('#approaches');
    expect(approaches.all('[role="tab"]').map((tab) => [tab.get('aria-controls'), tab.text])).toEqual([
      ['native', 'Native'],
      ['cross', 'Cross-platform'],
      ['hybrid', 'Hybrid'],
      ['flutter', 'Flutter'],
      ['ios', 'iOS'],
      ['reactnative', 'React Native'],
    ]);
    for (const panel of panelsOf(approaches))
      expect(panel.all('a').map((link) => link.get('href'))).toEqual(['/contact-us']);
  },
);

it('Digital evolution has a headline, a lead and six cards that are cut at 150 characters', async () => {
  const main = await served.main('/digital-evolution');
  expect(main.one('h1').text.length).toBeGreaterThan(20);
  expect(paragraphsAtTitle(main).some((text) => text.length > 60)).toBe(true);
  expect(main.texts('h2')).toContain('Our comprehensive digital transformation services');
  const cards = main.all('#services li');
  expect(cards.map((card) => card.one('h3').text)).toEqual([
    ...['Low-code development', 'RPA consulting services', 'Data science'],
    ...['IoP development', 'AI/ML development', 'WhatsApp chatbot'],
  ]);
  for (const card of cards) {
    expect(card.all('svg')).toHaveLength(1);
    const { shown, whole, dots } = expandable(card.one('p'));
    expect({ shown, dots }).toEqual({ shown: shortened(whole, 150), dots: ['...'] });
    expect(card.one('button[aria-expanded="false"]').text).toMatch(/^Read more\b/);
  }
});

it.each(under('/digital-evolution/'))(
  '%s has banner, capabilities, demo, resources and figures, in order',
  async (path) => {
    const main = await served.main(path);
    const order = ['h1', '[aria-labelledby="capabilities"]', '#demo', '#resources', 'dl'].map((selector) =>
      main.descendants.indexOf(main.all(selector).at(-1) as HtmlElement),
    );
    expect(order).not.toContain(-1);
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    // Beside the code stands what came of running it.
    const listings = main.texts('#demo code');
    expect(listings.length).toBeGreaterThan(1);
    expect(listings.every((text) => text.length > 100)).toBe(true);
    const cards = main.all('#resources li');
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      for (const text of [card.one('h3').text, card.texts('p')[0]]) expect(text).toMatch(/\w/);
      expect(card.all('a').length).toBeGreaterThan(0);
    }
    // A label is followed by who counted.
    const counted = Object.entries(figures(main, -1)).map(([label, value]) => [label.split(':')[0], value]);
    expect(Object.fromEntries(counted)).toMatchObject({ developers: '50K+', 'faster time to market': '80%' });
  },
);

it.each(under('/industries/'))(
  '%s has services, solutions and a "Why Choose" block of six reasons',
  async (path) => {
    const main = await served.main(path);
    expect(main.all('[aria-labelledby="services"] li').length).toBeGreaterThanOrEqual(4);
    const solutions = main.all('#solutions li');
    expect(solutions.length).toBeGreaterThanOrEqual(3);
    for (const solution of solutions) {
      expect(solution.one('h3').text).not.toBe('');
      expect(solution.all('svg').length + solution.all('img').length).toBeGreaterThan(0);
    }
    expect(main.texts('h2')).toContainEqual(expect.stringMatching(/^Why Choose/));
    expect(main.all('[aria-labelledby="why"] li')).toHaveLength(6);
  },
);

it('A phone gets a screen in its layout for phones, of a help topic and of a solution for an industry', async () => {
  const help = region(await served.main('/'), 'How We Can Help You');
  const solutions = (await served.main('/industries/automotive')).one('#solutions');
  for (const part of [help, solutions]) {
    const files = part
      .all('source[media^="(max-width"]')
      .map((file) => file.get('srcset')?.split('/').at(-1));
    expect(files).toContain('phone-800.avif');
  }
});

describe('Products (/products)', () => {
  const page = () => served.main('/products');

  it('has heading, 240+ partners and 92%, a decorative image and an intro', async () => {
    const main = await page();
    expect(figures(main).partners).toBe('240+');
    expect(Object.values(figures(main))).toEqual(['240+', '92%']);
    expect(main.all('img')[0]?.get('alt')).toBe('');
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(80);
  });

  const L293D = ['5 V to 36 V', '600 mA per channel', '42 × 35 mm'];
  const MODULES: [title: string, table: string[], features: string[]][] = [
    ['L293D motor driver module', L293D, L293D],
    [
      'Relay module',
      ['1-, 2- and 4-channel', '5 V DC', '10 A', '240 V AC'],
      ['1-, 2- and 4-channel versions', '5 V DC', '10 A contacts', '240 V AC'],
    ],
    [
      'IR sensor module',
      ['LM358', '3.3 V to 5 V', '2.15 to 30 cm', '35°'],
      ['LM358', '3.3 V to 5 V', '2 to 80 cm', '35° angle'],
    ],
    [
      'RF module',
      ['433 MHz (315 MHz also available)', '5 V to 12 V', '60 m', '4', '2 A, dual'],
      ['433 MHz', '315 MHz', '5 V to 12 V', '60 m', '4 channels', '2 A dual motor driver'],
    ],
  ];

  it.each(MODULES)('%s: description, image, Specification and Features', async (title, table, features) => {
    const section = region(await page(), title);
    const words = section.one('h2').parent?.texts('p') ?? [];
    expect(words.some((text) => text.length > 80)).toBe(true);
    expect(section.all('img')[0]?.get('alt')).not.toBe('');
    expect(section.texts('details summary')).toEqual(['Specification', 'Features']);
    expect(section.texts('details td')).toEqual(expect.arrayContaining(table));
    for (const row of section.all('details tr'))
      expect([row.all('th').length, row.all('td').length]).toEqual([1, 1]);
    const bullets = section.texts('details li').join('\n');
    for (const value of features) expect(bullets).toContain(value);
  });

  it('has four sections in order with accordions of their own', async () => {
    const sections = (await page()).all('section').filter((part) => part.all('details').length > 0);
    expect(sections.map((part) => part.one('h2').text)).toEqual(MODULES.map(([title]) => title));
    const groups = sections.map((part) => new Set(part.all('details').map((panel) => panel.get('name'))));
    expect(groups.every((names) => names.size === 1)).toBe(true);
    expect(new Set(groups.flatMap((names) => [...names])).size).toBe(4);
    for (const part of sections) expect(part.all('details[open]').length).toBeLessThanOrEqual(1);
  });
});
