// behaviour: N6 N7 N8 N9 N14 N15 N16 Z6
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();
const SERVICES = [
  '/web-development',
  ...['mean', 'nodejs', 'progressive-web-application', 'reactjs'].map(
    (type) => `/web-development/${type}-development`,
  ),
  '/mobile-app-development',
  ...['android', 'flutter', 'ios', 'react-native'].map(
    (type) => `/mobile-app-development/${type}-app-development`,
  ),
  '/digital-evolution',
  ...['iot-development', 'low-code-development', 'rpa-consulting-service', 'digital-commerce'].map(
    (type) => `/digital-evolution/${type}`,
  ),
];
const ABOUT = ['/about', '/culture', '/leadership', '/clients', '/career'];
const INDUSTRIES = ['healthCare', 'automotive', 'education', 'transportation', 'banking'].map(
  (name) => `/industries/${name}`,
);

const hrefs = (part: HtmlElement) => part.all('a').map((link) => link.get('href'));
const header = async () => (await served.page('/')).document.one('header');
const footer = async () => (await served.page('/')).document.one('footer');
/** The panel that the chevron of a menu opens. */
async function panel(name: string): Promise<HtmlElement> {
  const { document } = await served.page('/');
  const button = document.one(`button[aria-label="${name} menu"]`);
  expect(button.get('aria-expanded')).toBe('false');
  return document.one(`[id="${button.get('aria-controls')}"]`);
}

describe('Top navigation bar', () => {
  it('has a logo that links to /', async () => {
    // One in the bar, one in the sheet of narrow windows.
    const brands = (await header()).all('a.brand');
    expect(brands.map((brand) => brand.get('href'))).toEqual(['/', '/']);
    expect(brands.map(({ text }) => text)).toEqual([company.name, company.name]);
  });

  it('has menus Services, Products, About Us and Industries, and links Portfolio, Blogs, Career and Contact', async () => {
    const bar = await header();
    const [entries] = bar.all('nav ul');
    expect(entries?.children.map((entry) => (entry as HtmlElement).all('a')[0]?.text)).toEqual([
      'Services',
      'Products',
      'About Us',
      'Industries',
      'Portfolio',
      'Blogs',
      'Career',
    ]);
    const all = hrefs(bar);
    for (const path of ['/portfolio', '/blogs', '/career', '/contact-us']) expect(all).toContain(path);
    expect(
      bar
        .all('a[href="/contact-us"]')
        .map(({ text }) => text)
        .join(),
    ).toContain('Contact');
  });

  it('Services links to every service page in order, with three blurbs that are no links', async () => {
    const services = await panel('Services');
    expect(hrefs(services)).toEqual(SERVICES);
    for (const blurb of ['Product Engineering', 'Cybersecurity', 'Consulting services']) {
      expect(services.says(blurb)).toBe(true);
      expect(services.texts('a').join()).not.toContain(blurb);
    }
  });

  it('Products shows four cards with image, title and description that link to /products, and Apply to learning', async () => {
    const products = await panel('Products');
    const cards = products.all('a[href="/products"]');
    const titles = [
      'L293D motor driver module',
      'Relay module',
      'IR sensor module',
      'Radio frequency module',
    ];
    expect(cards.length).toBe(4);
    for (const [index, card] of cards.entries()) {
      expect(card.all('img')).toHaveLength(1);
      expect(card.says(titles[index] ?? '')).toBe(true);
      expect(card.text.length).toBeGreaterThan((titles[index] ?? '').length + 10);
    }
    const apply = products.one(`a[href="${company.learningUrl}"]`);
    expect(apply.text).toMatch(/^Apply\b/);
  });

  it('About Us links to /about, /culture, /leadership, /clients and /career', async () => {
    const about = await panel('About Us');
    expect(hrefs(about)).toEqual(ABOUT);
    expect(about.says('Client Testimonials')).toBe(true);
  });

  it('Industries links to the five industries, spelled as specified', async () => {
    expect(hrefs(await panel('Industries'))).toEqual(INDUSTRIES);
  });

  it('marks the page that is shown', async () => {
    const marked = async (path: string) => {
      const current = (await served.page(path)).document.one('header').all('[aria-current]');
      return new Set(current.map((link) => link.get('href')));
    };
    expect(await marked('/portfolio')).toContain('/portfolio');
    expect(await marked('/industries/banking')).toContain('/industries/banking');
    expect(await marked('/culture')).toContain('/culture');
  });

  it.each([
    '/career?q=firmware',
    '/leadership',
    '/industries/HEALTHCARE',
    '/careers/nobody',
    '/career?q=test',
  ])('marks nothing else in menus and footer as the page that is shown, at %s', async (path) => {
    const { document } = await served.page(path);
    const current = document.all('a[aria-current="page"]').map((link) => link.get('href')?.toLowerCase());
    const here = path.replace(/\?.*/, '').toLowerCase();
    const isInMenus = here !== '/careers/nobody';
    expect(new Set(current)).toEqual(new Set(isInMenus ? [here] : []));
    // In a panel or the bar, in the menu of narrow windows, and in the footer where it has such a link.
    expect(current.length).toBeGreaterThanOrEqual(isInMenus ? 2 : 0);
  });

  it('lists every page for visitors without JavaScript, the mobile Blog link included', async () => {
    const { document } = await served.page('/');
    const all = new Set(hrefs(document));
    for (const path of [
      ...SERVICES,
      ...ABOUT,
      ...INDUSTRIES,
      '/products',
      '/portfolio',
      '/blogs',
      '/contact-us',
    ]) {
      expect(all).toContain(path);
    }
  });
});

describe('Footer', () => {
  const list = async (heading: string) => {
    const headings = (await footer()).all('h2').filter(({ text }) => text === heading);
    const column = headings[0]?.parent;
    if (!column) throw new Error(`The footer has no ${heading}`);
    const at = column.children.indexOf(headings[0] as HtmlElement);
    return column.children[at + 1] as HtmlElement;
  };

  it('names services without links', async () => {
    const services = await list('Services');
    expect(services.texts('li')).toEqual([
      'AI and ML',
      'Cyber Security services',
      'Cloud Application Development',
      'Digital Marketing',
      'Digital Transformation',
      'IoT Development',
      'Low Code Development',
      'Mobile App Development',
    ]);
    expect(services.all('a')).toEqual([]);
  });

  it('names solutions as text, never as links with an empty target', async () => {
    const solutions = await list('Solutions');
    expect(solutions.texts('li')).toEqual(['B2B Online Ordering App', 'Costing Automation and Control']);
    expect(solutions.all('a')).toEqual([]);
  });

  it('lists industries, about and quick-connect links, Blogs among them', async () => {
    expect(hrefs(await list('Industries'))).toEqual(INDUSTRIES);
    expect(hrefs(await list('About'))).toEqual(ABOUT);
    expect(hrefs(await list('Quick connect'))).toContain('/blogs');
    expect(hrefs(await list('Quick connect'))).toContain('/contact-us');
  });

  it('gives one office address in India, two phone numbers, a contact e-mail and social links', async () => {
    const all = await footer();
    expect(all.one('address').text).toContain(company.address.line);
    expect(company.address.line).toMatch(/Indore.*India$/);
    expect(all.all('a').flatMap((link) => link.get('href')?.match(/^tel:.+/) ?? [])).toHaveLength(2);
    expect(all.texts(`a[href="mailto:${company.email}"]`)).toEqual([company.email]);
    for (const { href, name } of company.social) {
      expect(all.texts(`a[href="${href}"]`)).toEqual([name]);
    }
  });

  it('holds two review widgets, 50 and 60 high, in frames of their own', async () => {
    const frames = (await footer()).all('iframe');
    expect(frames.map((frame) => frame.get('height'))).toEqual(['50', '60']);
    expect(frames.every((frame) => frame.get('title'))).toBe(true);
  });

  it('ends with a copyright line of 2025 that names the company', async () => {
    expect((await footer()).says(`© 2025 ${company.name}. All rights reserved.`)).toBe(true);
  });
});
