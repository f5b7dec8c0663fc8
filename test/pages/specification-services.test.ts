// behaviour: E5 E6 E7 S1 S2 S3 S4 S5 S6 T7 I1 P1 P2 P4
import { describe, expect, it } from 'vitest';
import { typePageWords } from '#content/services/type-page-copy.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { expandable, linksSaying, panelsOf, paragraphsAtTitle, region } from '../support/site/page-parts.ts';
import { PAGE_PATHS } from '../support/site/routes.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { shortened } from '../support/site/shortened.ts';

const served = useServedPages();
const under = (prefix: string) => PAGE_PATHS.filter((path) => path.startsWith(prefix));

const tabNames = (part: HtmlElement) => part.texts('[role="tab"]');
/** Figures by their labels, of the first such list or of the last one. */
const figures = (part: HtmlElement, at = 0) => {
  const list = part.all('dl').at(at);
  return Object.fromEntries(list?.all('dt').map(({ text }, at) => [text, list.all('dd')[at]?.text]) ?? []);
};

describe('Web-development service page (/web-development)', () => {
  it('has hero, what we do, team and fee-transparency sections', async () => {
    const main = await served.main('/web-development');
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining(['What we do', 'The team on your project', 'Fees you can check']),
    );
    expect(main.all('table').length).toBeGreaterThan(0);
  });
});

describe.each(under('/web-development/'))('Development-type page (%s)', (path) => {
  it('shows intro, stack letters, four feature cards, a four-step workflow and Get Started buttons to /contact-us', async () => {
    const main = await served.main(path);
    expect(paragraphsAtTitle(main).some((text) => text.length > 60)).toBe(true);
    const letters = main.texts('[aria-labelledby="letters"] li span');
    const wanted: Record<string, number> = { mean: 4, nodejs: 4, progressive: 3, reactjs: 5 };
    expect(letters).toHaveLength(wanted[path.split('/')[2]?.split('-')[0] ?? ''] ?? 0);
    expect(letters.every((letter) => letter.length === 1)).toBe(true);
    expect(main.all('[aria-labelledby="features"] li')).toHaveLength(4);
    expect(main.all('[aria-labelledby="workflow"] li')).toHaveLength(4);
    const buttons = linksSaying(main, 'Get Started');
    expect(buttons.length).toBeGreaterThan(1);
    expect(new Set(buttons)).toEqual(new Set(['/contact-us']));
  });
});

describe('Development-type pages', () => {
  it('spell MEAN', async () => {
    expect(
      (await served.main('/web-development/mean-development'))
        .texts('[aria-labelledby="letters"] li span')
        .join(''),
    ).toBe('MEAN');
  });
});

describe('Mobile app development page (/mobile-app-development)', () => {
  const page = () => served.main('/mobile-app-development');

  it('has a hero with 250+ projects, 98% client satisfaction and 15+ years', async () => {
    expect(figures(await page())).toEqual({ projects: '250+', 'client satisfaction': '98%', years: '15+' });
  });

  it('has six feature cards and six technologies', async () => {
    // The first card shows entries that wait for a link, in a list of their own.
    expect((await page()).one('#features ul').children).toHaveLength(6);
    expect((await page()).all('#technologies li')).toHaveLength(6);
  });

  it('has a six-step process, each step with its detail panel', async () => {
    const main = await page();
    const names = ['Discovery', 'Design', 'Development', 'Testing', 'Launch', 'Support'];
    expect(tabNames(main)).toEqual(names);
    expect(panelsOf(main).map((panel) => panel.texts('h3')[0])).toEqual(names);
    for (const panel of panelsOf(main)) expect(panel.text.length).toBeGreaterThan(150);
  });

  it('leads by Get Started to /contact-us', async () => {
    const buttons = linksSaying(await page(), 'Get Started');
    expect(buttons.length).toBeGreaterThan(0);
    expect(new Set(buttons)).toEqual(new Set(['/contact-us']));
  });
});

describe.each(under('/mobile-app-development/'))('App-development page (%s)', (path) => {
  it('has hero, six service cards and four why-choose cards', async () => {
    const main = await served.main(path);
    expect(main.all('h1')).toHaveLength(1);
    expect(main.all('[aria-labelledby="services"] li')).toHaveLength(6);
    expect(main.all('[aria-labelledby="why"] li')).toHaveLength(4);
    expect(main.texts('h2').some((heading) => /^Why choose/i.test(heading))).toBe(true);
  });

  it('has tabs for six approaches, each with its panel and a button to /contact-us', async () => {
    const tabs = (await served.main(path)).one('#approaches');
    expect(tabs.all('[role="tab"]').map((tab) => tab.get('aria-controls'))).toEqual([
      'native',
      'cross',
      'hybrid',
      'flutter',
      'ios',
      'reactnative',
    ]);
    expect(tabNames(tabs)).toEqual(['Native', 'Cross-platform', 'Hybrid', 'Flutter', 'iOS', 'React Native']);
    const panels = panelsOf(tabs);
    expect(panels).toHaveLength(6);
    for (const panel of panels)
      expect(panel.all('a').map((link) => link.get('href'))).toEqual(['/contact-us']);
  });

  it('leads by every other button to /contact-us as well', async () => {
    const buttons = linksSaying(await served.main(path), typePageWords.talk);
    expect(buttons.length).toBeGreaterThan(1);
    expect(new Set(buttons)).toEqual(new Set(['/contact-us']));
  });
});

describe('Digital evolution overview (/digital-evolution)', () => {
  const page = () => served.main('/digital-evolution');

  it('has a hero with headline and lead sentence', async () => {
    const main = await page();
    expect(main.one('h1').text.length).toBeGreaterThan(20);
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(60);
    expect(main.texts('h2')).toContain('Our comprehensive digital transformation services');
  });

  it('has six cards with icon and title, cut to 150 characters with "..." and a Read more', async () => {
    const cards = (await page()).all('#services li');
    expect(cards.map((card) => card.one('h3').text)).toEqual([
      'Low-code development',
      'RPA consulting services',
      'Data science',
      'IoP development',
      'AI/ML development',
      'WhatsApp chatbot',
    ]);
    for (const card of cards) {
      expect(card.all('svg')).toHaveLength(1);
      const { shown, whole, dots } = expandable(card.one('p'));
      expect(shown).toBe(shortened(whole, 150));
      expect(dots).toEqual(['...']);
      const button = card.one('button');
      expect(button.text).toMatch(/^Read more\b/);
      expect(button.get('aria-expanded')).toBe('false');
    }
  });

  it('closes with Get in touch to /contact-us', async () => {
    const links = linksSaying(await page(), 'Get in touch');
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set(['/contact-us']));
  });
});

describe.each(under('/digital-evolution/'))('Digital service page (%s)', (path) => {
  it('has banner, capabilities, a demo with code, resource cards and a call to action, in order', async () => {
    const main = await served.main(path);
    const order = ['h1', '[aria-labelledby="capabilities"]', '#demo', '#resources', 'dl'].map((selector) =>
      main.descendants.indexOf(main.all(selector).at(-1) as HtmlElement),
    );
    expect(order).not.toContain(-1);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(main.all('#demo code').every(({ text }) => text.length > 100)).toBe(true);
    expect(main.all('#resources li').length).toBeGreaterThan(1);
    for (const card of main.all('#resources li')) {
      expect(card.one('h3').text).not.toBe('');
      expect(card.texts('p')[0]).not.toBe('');
      expect(card.all('a').length).toBeGreaterThan(0);
    }
  });

  it('shows beside its code what came of running it', async () => {
    const listings = (await served.main(path)).texts('#demo code');
    expect(listings.length).toBeGreaterThan(1);
  });

  it('ends with metrics and a Get Started link to /contact-us', async () => {
    const main = await served.main(path);
    expect(figures(main, -1)).toMatchObject({ developers: '50K+', 'faster time to market': '80%' });
    const links = linksSaying(main, 'Get Started');
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set(['/contact-us']));
  });
});

describe.each(under('/industries/'))('Industry page (%s)', (path) => {
  it('has banner, services grid, solutions grid and a "Why Choose" block of six reasons', async () => {
    const main = await served.main(path);
    expect(main.all('h1')).toHaveLength(1);
    expect(main.all('[aria-labelledby="services"] li').length).toBeGreaterThanOrEqual(4);
    const solutions = main.all('#solutions li');
    expect(solutions.length).toBeGreaterThanOrEqual(3);
    for (const solution of solutions) {
      expect(solution.one('h3').text).not.toBe('');
      expect(solution.all('svg').length + solution.all('img').length).toBeGreaterThan(0);
    }
    expect(main.texts('h2').some((heading) => /^Why Choose/.test(heading))).toBe(true);
    expect(main.all('[aria-labelledby="why"] li')).toHaveLength(6);
  });

  it('has a Talk to expert banner whose button goes to /contact-us', async () => {
    expect(linksSaying(await served.main(path), 'Talk to expert')).toEqual(['/contact-us']);
  });
});

describe('Products (/products)', () => {
  const page = () => served.main('/products');

  it('has heading, 240+ partners and 92%, decorative image, intro and Get Started to /contact-us', async () => {
    const main = await page();
    const values = figures(main);
    expect(values.partners).toBe('240+');
    expect(Object.values(values)).toEqual(['240+', '92%']);
    expect(main.all('img')[0]?.get('alt')).toBe('');
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(80);
    expect(linksSaying(main, 'Get Started')).toEqual(['/contact-us']);
  });

  const MODULES: [title: string, table: string[], features: string[]][] = [
    [
      'L293D motor driver module',
      ['5 V to 36 V', '600 mA per channel', '42 × 35 mm'],
      ['5 V to 36 V', '600 mA per channel', '42 × 35 mm'],
    ],
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

  it.each(MODULES)(
    '%s: description, image, Specification and Features with the specified values',
    async (title, table, features) => {
      const section = region(await page(), title);
      expect(
        section
          .one('h2')
          .parent?.texts('p')
          .some((text) => text.length > 80),
      ).toBe(true);
      expect(section.all('img')[0]?.get('alt')).not.toBe('');
      const accordions = section.all('details');
      expect(accordions.map((panel) => panel.one('summary').text)).toEqual(['Specification', 'Features']);
      const cells = section.texts('details td');
      for (const value of table) expect(cells).toContain(value);
      expect(
        section.all('details tr').every((row) => row.all('th').length === 1 && row.all('td').length === 1),
      ).toBe(true);
      const bullets = section.texts('details li').join('\n');
      for (const value of features) expect(bullets).toContain(value);
    },
  );

  it('has four sections in order with accordions of their own', async () => {
    const sections = (await page()).all('section').filter((part) => part.all('details').length > 0);
    expect(sections.map((part) => part.one('h2').text)).toEqual(MODULES.map(([title]) => title));
    const groups = sections.map((part) => new Set(part.all('details').map((panel) => panel.get('name'))));
    expect(groups.every((names) => names.size === 1)).toBe(true);
    expect(new Set(groups.flatMap((names) => [...names])).size).toBe(4);
    for (const part of sections) expect(part.all('details[open]').length).toBeLessThanOrEqual(1);
  });
});
