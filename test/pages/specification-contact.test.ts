// behaviour: W1 W2 W3 K1 B1 B2 B3 B4 L9 L12
import { describe, expect, it } from 'vitest';
import { blogs } from '#content/blog/blog-copy.ts';
import { company } from '#content/company.ts';
import { portfolio } from '#content/portfolio/portfolio-copy.ts';
import type { HtmlElement } from '../support/site/html.ts';
import {
  expandable,
  fieldLabels,
  hasAddress,
  paragraphsAtTitle,
  region,
} from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { shortened } from '../support/site/shortened.ts';

const served = useServedPages();

describe('Blogs (/blogs)', () => {
  it('has the heading Latest Stories, one post under Featured Article, the others under Recent Posts', async () => {
    const main = await served.main('/blogs');
    expect(main.one('h1').text).toBe('Latest Stories');
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(40);
    expect(main.texts('h2')).toEqual(expect.arrayContaining(['Featured Article', 'Recent Posts']));
    expect(region(main, blogs.featured.join(' ')).one('article').says('Featured')).toBe(true);
    // All of them are sent; the browser shows four (blogs.spec).
    expect(region(main, blogs.recent).all('li').length).toBeGreaterThanOrEqual(8);
    expect(main.text).not.toMatch(/\bmin(?:ute)?s? read\b|\breading time\b/i);
    const more = main.all('button').find(({ text }) => text === 'Load More Articles');
    expect(more?.get('aria-disabled')).toBe('false');
    expect(more?.parent?.one('[role="status"]').text).toBe('');
  });

  it('gives each post image, category, title, excerpt of 120 characters with a toggle, one author with avatar, and date', async () => {
    const categories = new Set<string>();
    for (const article of (await served.main('/blogs')).all('article')) {
      categories.add(article.all('p').at(-1)?.texts('span')[0] ?? '');
      expect(article.all('picture')).toHaveLength(1);
      expect(article.one('h3').text).not.toBe('');
      const day = article.one('time');
      expect(day.text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      expect(day.parent?.all('img')).toHaveLength(1);
      expect(day.parent?.says(company.name)).toBe(true);
      const { shown, whole, dots } = expandable(article.all('p').at(-2) as HtmlElement);
      expect(shown.length).toBeLessThanOrEqual(120);
      if (dots.length === 0) continue;
      expect(shown).toBe(shortened(whole, 120));
      expect(article.one('button').text).toMatch(/^More\b/);
    }
    expect(categories).toEqual(new Set(['Technology', 'Development', 'Design', 'Security', 'Mobile']));
  });
});

describe('Contact (/contact-us)', () => {
  it('has a form with fullName, email, contact (optional) and message', async () => {
    const form = (await served.main('/contact-us')).one('form[method="post"]');
    const labels = { fullName: 'Full name', email: 'Email', contact: 'Phone Optional', message: 'Message' };
    expect(fieldLabels(form)).toEqual(labels);
    expect(form.one('button[type="submit"]').text).toBe('Send Message');
  });

  it('has an India office card with the address and a clock that no reader reads out by itself, which shows the office hours until a script runs', async () => {
    const main = await served.main('/contact-us');
    expect(main.says('India office')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    const clock = main.all('p').find(({ text }) => text === '10:00–19:00');
    expect(clock).toBeDefined();
    for (let at = clock; at; at = at.parent) expect(at.get('aria-live')).toBeUndefined();
    expect(main.text).not.toContain('Sydney');
  });

  it('begins a question about a module with its name, which the link beside the price takes along', async () => {
    const relay = (await served.main('/products')).one('#relay');
    expect(relay.text).toMatch(/₹\d+ each/);
    expect(relay.all('a[href="/contact-us?about=relay#write"]').length).toBeGreaterThan(0);
    const typed = async (about: string) =>
      (await served.main(`/contact-us?about=${about}`)).one('textarea').text;
    expect(await typed('relay')).toContain('About the relay module:');
    expect((await typed('toString')).trim()).toBe('');
  });
});

describe('Portfolio and contact (/portfolio)', () => {
  const CATEGORIES = ['Healthcare', 'Automotive', 'Education', 'Banking'];

  it('has the hero Portfolio, its filters, the banner Project in Mind and the fields of an enquiry', async () => {
    const main = await served.main('/portfolio');
    expect(main.one('h1').text).toBe('Portfolio');
    const filters = main.one(`fieldset[aria-label="${portfolio.filter}"]`);
    expect(filters.texts('button')).toEqual(['All', ...CATEGORIES]);
    expect(filters.texts('[aria-pressed="true"]')).toEqual(['All']);
    // Without scripts a press is the query of its own name and value.
    expect(filters.parent?.get('action')).toBe('/portfolio#projects');
    expect(filters.all('button').map((button) => button.get('name') ?? '')).toEqual([
      '',
      ...CATEGORIES.map(() => 'category'),
    ]);
    expect(main.texts('h2')).toContain('Project in Mind');
    const fields = Object.keys(fieldLabels(main.one('form[method="post"]')));
    expect(fields.sort()).toEqual(['contact', 'email', 'fullName', 'message', 'project']);
  });

  it('leads from every project to its case and to /industries/healthCare, and from those of another industry to that one as well', async () => {
    const projects = (await served.main('/portfolio')).all('article');
    expect(projects.length).toBeGreaterThanOrEqual(4);
    for (const project of projects) {
      const industry = project.texts('span')[0]?.toLowerCase();
      const own = industry === 'healthcare' ? [] : [`/industries/${industry}`];
      expect(project.all('a').map((link) => link.get('href'))).toEqual([
        expect.stringMatching(/^\/portfolio\/[a-z-]+$/),
        ...own,
        '/industries/healthCare',
      ]);
      expect(project.one('strong').parent?.text.length).toBeGreaterThan(30);
    }
  });

  it.each(CATEGORIES)('shows the %s projects alone without JavaScript', async (category) => {
    const main = await served.main(`/portfolio?category=${category.toLowerCase()}`);
    const shown = main.all('article').filter((project) => project.parent?.get('hidden') === undefined);
    expect(new Set(shown.map((project) => project.texts('span')[0]))).toEqual(new Set([category]));
    expect(main.texts('#projects [aria-pressed="true"]')).toEqual([category]);
    expect(main.one('#projects [role="status"]').text).toContain(String(shown.length));
  });

  it('has the location India, phone numbers, an info e-mail and social links', async () => {
    const main = await served.main('/portfolio');
    expect(main.says('India')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    for (const { href } of company.phones) expect(main.all(`a[href="${href}"]`).length).toBeGreaterThan(0);
    expect(main.texts(`a[href="mailto:${company.infoEmail}"]`)).toEqual([company.infoEmail]);
    for (const { href } of company.social) expect(main.all(`a[href="${href}"]`)).toHaveLength(1);
  });
});
