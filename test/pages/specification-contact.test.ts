// behaviour: W1 W2 W3 K1 B1 B3 B4 L12
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
  const page = () => served.main('/blogs');

  it('has the heading Latest Stories with a subtitle', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Latest Stories');
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(40);
  });

  it('shows one post under Featured Article with its badge, and under Recent Posts the others', async () => {
    const main = await page();
    expect(main.texts('h2')).toEqual(expect.arrayContaining(['Featured Article', 'Recent Posts']));
    // All of them are sent; the browser shows four (blogs.spec).
    expect(region(main, blogs.recent).all('li').length).toBeGreaterThanOrEqual(8);
    expect(region(main, blogs.featured).one('article').says('Featured')).toBe(true);
  });

  it('gives each post image, category, title, excerpt of 120 characters with a toggle, one author with avatar, and date', async () => {
    const categories = ['Technology', 'Development', 'Design', 'Security', 'Mobile'];
    const articles = (await page()).all('article');
    for (const article of articles) {
      expect(article.all('picture')).toHaveLength(1);
      expect(article.one('h3').text).not.toBe('');
      expect(categories).toContain(article.texts('p')[0]);
      const day = article.one('time');
      expect(day.parent?.all('img')).toHaveLength(1);
      expect(day.parent?.says(company.name)).toBe(true);
      expect(day.text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      const excerpt = article.all('p').at(-2) as HtmlElement;
      const { shown, whole, dots } = expandable(excerpt);
      expect(shown.length).toBeLessThanOrEqual(120);
      if (dots.length === 0) continue;
      expect(shown).toBe(shortened(whole, 120));
      expect(article.one('button').text).toMatch(/^More\b/);
    }
    expect(new Set(articles.map((article) => article.texts('p')[0])).size).toBe(5);
  });

  it('does not show the reading time', async () => {
    expect((await page()).text).not.toMatch(/\bmin(?:ute)?s? read\b|\breading time\b/i);
  });

  it('has a button Load More Articles', async () => {
    const main = await page();
    const button = main.all('button').find(({ text }) => text === 'Load More Articles');
    expect(button?.get('aria-disabled')).toBe('false');
    expect(button?.parent?.one('[role="status"]').text).toBe('');
  });
});

describe('Contact (/contact-us)', () => {
  const page = () => served.main('/contact-us');

  it('has a hero and a form with fullName, email, contact (optional) and message', async () => {
    const main = await page();
    expect(main.all('h1')).toHaveLength(1);
    const form = main.one('form');
    expect(form.get('method')).toBe('post');
    expect(form.get('novalidate')).toBe('');
    expect(fieldLabels(form)).toEqual({
      fullName: 'Full name',
      email: 'Email',
      contact: expect.stringMatching(/^Phone Optional$/),
      message: 'Message',
    });
    expect(form.one('button[type="submit"]').text).toBe('Send Message');
  });

  it('has an India office card with the address and a clock without a live region, which shows the office hours until a script runs', async () => {
    const main = await page();
    expect(main.says('India office')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    const clock = main.all('p').find(({ text }) => text === '10:00–19:00');
    expect(clock).toBeDefined();
    for (let at: HtmlElement | undefined = clock; at; at = at.parent)
      expect(at.get('aria-live')).toBeUndefined();
    expect(main.text).not.toContain('Sydney');
  });
});

describe('Portfolio and contact (/portfolio)', () => {
  const page = () => served.main('/portfolio');

  it('has the hero Portfolio and the filters All, Healthcare, Automotive, Education, Banking', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Portfolio');
    const filters = main.one(`[role="group"][aria-label="${portfolio.filter}"]`);
    expect(filters.texts('a')).toEqual(['All', 'Healthcare', 'Automotive', 'Education', 'Banking']);
    expect(filters.texts('[aria-current="true"]')).toEqual(['All']);
  });

  it('leads from every project to its case and to /industries/healthCare, and from those of another industry to that one as well', async () => {
    const projects = (await page()).all('article');
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

  it.each(['Healthcare', 'Automotive', 'Education', 'Banking'])(
    'shows the %s projects alone without JavaScript',
    async (category) => {
      const main = await served.main(`/portfolio?category=${category.toLowerCase()}`);
      const shown = main.all('article').filter((project) => project.parent?.get('hidden') === undefined);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.every((project) => project.texts('span')[0] === category)).toBe(true);
      expect(main.texts('#projects [aria-current="true"]')).toEqual([category]);
      expect(main.one('#projects [role="status"]').text).toContain(String(shown.length));
    },
  );

  it('has a Project in Mind banner and a form with fullName, email, contact, project and message', async () => {
    const main = await page();
    expect(main.texts('h2')).toContain('Project in Mind');
    const form = main.all('form').find((one) => one.get('method') === 'post');
    expect(Object.keys(fieldLabels(form as HtmlElement)).sort()).toEqual([
      'contact',
      'email',
      'fullName',
      'message',
      'project',
    ]);
  });

  it('has the location India, phone numbers, an info e-mail and social links', async () => {
    const main = await page();
    expect(main.says('India')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    for (const { href } of company.phones) expect(main.all(`a[href="${href}"]`).length).toBeGreaterThan(0);
    expect(main.texts(`a[href="mailto:${company.infoEmail}"]`)).toEqual([company.infoEmail]);
    for (const { href } of company.social) expect(main.all(`a[href="${href}"]`)).toHaveLength(1);
  });
});

describe('A question about a module', () => {
  it('begins with its name, which the link beside the price has taken along', async () => {
    const products = await served.main('/products');
    const relay = products.one('#relay');
    expect(relay.text).toMatch(/₹\d+ each/);
    const links = relay.all('a').map((link) => link.get('href'));
    expect(links).toContain('/contact-us?about=relay#write');
    const main = await served.main('/contact-us?about=relay');
    expect(main.one('textarea').text).toContain('About the relay module:');
    expect((await served.main('/contact-us?about=toString')).one('textarea').text.trim()).toBe('');
  });
});
