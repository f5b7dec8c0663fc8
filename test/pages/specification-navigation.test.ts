// behaviour: N6 N7 N8 N9 N14 N15 N16 Z6
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();
const under = (path: string, ...names: string[]) => [path, ...names.map((name) => `${path}/${name}`)];
const SERVICES = [
  ...under('/web-development', 'mean-development', 'nodejs-development'),
  ...['progressive-web-application', 'reactjs'].map((type) => `/web-development/${type}-development`),
  ...under('/mobile-app-development', 'android-app-development', 'flutter-app-development'),
  ...['ios', 'react-native'].map((type) => `/mobile-app-development/${type}-app-development`),
  ...under('/digital-evolution', 'iot-development', 'low-code-development', 'rpa-consulting-service'),
  '/digital-evolution/digital-commerce',
];
const BLURBS = ['Product Engineering', 'Cybersecurity', 'Consulting services'];
const ABOUT = ['/about', '/culture', '/leadership', '/clients', '/career'];
const INDUSTRIES = under(
  '/industries',
  'healthCare',
  'automotive',
  'education',
  'transportation',
  'banking',
).slice(1);
const MODULES = ['L293D motor driver module', 'Relay module', 'IR sensor module', 'Radio frequency module'];

const hrefs = (part: HtmlElement) => part.all('a').map((link) => link.get('href'));
const part = async (selector: string) => (await served.page('/')).document.one(selector);
/** The panel that the chevron of a menu opens. */
async function panel(name: string): Promise<HtmlElement> {
  const button = await part(`button[aria-label="${name} menu"]`);
  expect(button.get('aria-expanded')).toBe('false');
  return part(`[id="${button.get('aria-controls')}"]`);
}

describe('Top navigation bar', () => {
  it('has a logo that links to /, menus and links', async () => {
    const bar = await part('header');
    // One in the bar, one in the sheet of narrow windows.
    expect(bar.texts('a[href="/"]')).toEqual([company.name, company.name]);
    const entries = (bar.all('nav ul')[0]?.children ?? []) as HtmlElement[];
    expect(entries.map((entry) => entry.all('a')[0]?.text)).toEqual([
      ...['Services', 'Products', 'About Us', 'Industries'],
      ...['Portfolio', 'Blogs', 'Career'],
    ]);
    expect(hrefs(bar)).toEqual(expect.arrayContaining(['/portfolio', '/blogs', '/career', '/contact-us']));
    expect(bar.texts('a[href="/contact-us"]').join()).toContain('Contact');
  });

  it.each([
    ['Services', SERVICES],
    ['About Us', ABOUT],
    ['Industries', INDUSTRIES],
  ])('has a menu %s with the pages of the specification in order', async (name, pages) => {
    expect(hrefs(await panel(name))).toEqual(pages);
  });

  it('says three things among the services that are no links, and calls /clients Client Testimonials', async () => {
    const services = await panel('Services');
    for (const blurb of BLURBS) expect(services.says(blurb)).toBe(true);
    for (const blurb of BLURBS) expect(services.texts('a').join()).not.toContain(blurb);
    expect((await panel('About Us')).texts('a[href="/clients"]')[0]).toContain('Client Testimonials');
  });

  it('shows four modules with image, title and description that link to /products, and Apply to learning', async () => {
    const products = await panel('Products');
    const cards = products.all('a[href="/products"]');
    expect(cards.map((card, index) => card.says(MODULES[index] ?? ''))).toEqual([true, true, true, true]);
    for (const card of cards) {
      expect(card.all('img')).toHaveLength(1);
      expect(card.text.length).toBeGreaterThan(35);
    }
    expect(products.one(`a[href="${company.learningUrl}"]`).text).toMatch(/^Apply\b/);
  });

  it.each([
    ...['/portfolio', '/industries/banking', '/culture', '/career?q=firmware'],
    ...['/leadership', '/industries/HEALTHCARE', '/careers/nobody'],
  ])('marks the page that is shown in menus and footer, and nothing else, at %s', async (path) => {
    const { document } = await served.page(path);
    const current = document.all('a[aria-current="page"]').map((link) => link.get('href')?.toLowerCase());
    const here = path.replace(/\?.*/, '').toLowerCase();
    const isInMenus = here !== '/careers/nobody';
    expect(new Set(current)).toEqual(new Set(isInMenus ? [here] : []));
    // In a panel or the bar, in the menu of narrow windows, and in the footer where it has such a link.
    expect(current.length).toBeGreaterThanOrEqual(isInMenus ? 2 : 0);
  });
});

describe('Footer', () => {
  async function list(heading: string): Promise<HtmlElement> {
    const title = (await part('footer')).all('h2').find(({ text }) => text === heading);
    const column = title?.parent?.children ?? [];
    return column[column.indexOf(title as HtmlElement) + 1] as HtmlElement;
  }

  it.each([
    [
      'Services',
      ['AI and ML', 'Cyber Security services', 'Cloud Application Development', 'Digital Marketing'],
      ['Digital Transformation', 'IoT Development', 'Low Code Development', 'Mobile App Development'],
    ],
    ['Solutions', ['B2B Online Ordering App', 'Costing Automation and Control'], []],
  ])('names %s as text, never as links with an empty target', async (heading, some, others) => {
    const column = await list(heading);
    expect(column.texts('li')).toEqual([...some, ...others]);
    expect(column.all('a')).toEqual([]);
  });

  it('links to industries, the company and what is wanted quickly, blogs among it', async () => {
    expect(hrefs(await list('Industries'))).toEqual(INDUSTRIES);
    expect(hrefs(await list('About'))).toEqual(ABOUT);
    expect(hrefs(await list('Quick connect'))).toEqual(expect.arrayContaining(['/blogs', '/contact-us']));
  });

  it('gives one office address in India, two phone numbers, a contact e-mail and social links', async () => {
    const all = await part('footer');
    expect(all.one('address').text).toContain(company.address.line);
    expect(company.address.line).toMatch(/Indore.*India$/);
    expect(hrefs(all).filter((to) => to?.startsWith('tel:'))).toHaveLength(2);
    expect(all.texts(`a[href="mailto:${company.email}"]`)).toEqual([company.email]);
    for (const { href, name } of company.social) expect(all.texts(`a[href="${href}"]`)).toEqual([name]);
  });

  it('holds two review widgets, 50 and 60 high, in frames of their own, and the copyright line of 2025', async () => {
    const all = await part('footer');
    const frames = all.all('iframe');
    expect(frames.map((frame) => frame.get('height'))).toEqual(['50', '60']);
    expect(frames.every((frame) => frame.get('title'))).toBe(true);
    expect(all.says(`© 2025 ${company.name}. All rights reserved.`)).toBe(true);
  });
});
