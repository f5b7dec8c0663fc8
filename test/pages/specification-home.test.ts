// behaviour: E2 E3 H1 H3 H4 H5 H6 H8 H10 T1 T2 L9 L12
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { home as words } from '#content/home/home-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { dataBlocks, expandable, panelsOf, region } from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { shortened } from '../support/site/shortened.ts';

const served = useServedPages();
const home = () => served.main('/');
const part = async (name: string) => region(await home(), name);
const SLIDE = '[aria-roledescription="slide"]';
const HEADINGS = [
  company.name,
  'IoT & Embedded Systems',
  'Empowering Digital Transformation',
  'Cloud Solutions',
];
const SENTENCE = /^From the circuit board to the cloud\b/;

describe('Home: the hero', () => {
  it('has four slides with their headings and a paragraph each, a dot for each, and a pause button', async () => {
    const hero = await part(words.heroLabel);
    const slides = hero.all(SLIDE);
    expect(slides.map((slide) => [...slide.texts('h1'), ...slide.texts('h2')])).toEqual(
      HEADINGS.map((heading) => [heading]),
    );
    for (const slide of slides) expect(slide.one('p').text.length).toBeGreaterThan(40);
    const dots = hero.one('[aria-label="Choose a slide"]');
    expect([dots.all('button').length, dots.all('[aria-current="true"]').length]).toEqual([4, 1]);
    expect(hero.all('button')[0]?.get('aria-label')).toMatch(/^Pause/);
  });

  it('opens with the circuit board, whose picture and paragraph carry the sentence', async () => {
    const [first] = (await part(words.heroLabel)).all(SLIDE);
    const picture = first?.one('img');
    expect(first?.one('p').text).toMatch(SENTENCE);
    expect(picture?.get('alt')).toMatch(SENTENCE);
    expect(picture?.get('alt')).toContain('L293D');
    expect([picture?.get('fetchpriority'), picture?.get('loading')]).toEqual(['high', 'eager']);
  });
});

describe('Home: what follows', () => {
  it('shows ten client logos', async () => {
    const logos = (await part(words.clientsLabel)).all('img').map((logo) => logo.get('alt'));
    expect(logos).toEqual(Array.from({ length: 10 }, (_, index) => `client logo ${index + 1}`));
  });

  it('shows Our Services: a line, arrows, four cards with captions of their own, and the four boards', async () => {
    const services = (await home()).one('#services');
    expect(services.says('Our Services')).toBe(true);
    expect(services.text).toContain(
      'We provide innovative solutions to help you build a truly digital workplace.',
    );
    expect(services.all(SLIDE).map((card) => [card.one('h3').text, card.one('a').get('href')])).toEqual([
      ['Web Development', '/web-development'],
      ['Mobile Development', '/mobile-app-development'],
      ['AI/ML Collection', '/web-development'],
      ['Digital Evolution', '/web-development'],
    ]);
    const captions = services.texts(`${SLIDE} a`);
    expect(captions.every((caption) => caption.startsWith('Explore More'))).toBe(true);
    expect(new Set(captions).size).toBe(4);
    const labels = services.all('button').map((button) => button.get('aria-label'));
    for (const arrow of [/^Previous/, /^Next/]) expect(labels).toContainEqual(expect.stringMatching(arrow));
    expect(services.all('img:not([alt=""])')).toHaveLength(8);
    expect(services.all('a[href="/products"]')).toHaveLength(1);
  });

  it('is about the company, testimonials, help, reasons and stories, in this order', async () => {
    const main = await home();
    const order: string[] = [
      ...[words.services.heading, lower.about.heading, words.testimonials.heading],
      ...[lower.help.heading, lower.why.heading, lower.closing.title, lower.blogs.heading],
    ];
    expect(main.texts('h2').filter((heading) => order.includes(heading))).toEqual(order);
    for (const heading of ['How We Can Help You', 'Why Choose the Team', 'Latest Blogs'])
      expect(order).toContain(heading);
    expect(main.texts('a[href="/contact-us"]')).toContain('Contact Us');
    expect(main.text).toContain('since 2010');
    const layers = await part(lower.about.heading);
    expect(layers.texts('h3')).toEqual(['Board', 'Firmware', 'Cloud', 'App']);
    expect([layers.all('ol p').length, layers.all('img').length]).toEqual([4, 4]);
    expect(JSON.stringify(dataBlocks((await served.page('/')).document))).toContain(company.name);
  });

  it('quotes clients, cut at 100 characters with an ellipsis, with image, name and designation', async () => {
    const slides = (await home()).one('#testimonials').all(SLIDE);
    const given = await served.site.content.testimonials();
    expect(slides.length).toBe(given.length);
    for (const [index, slide] of slides.entries()) {
      const { content = '', name = '', designation = '', image = 'user.png' } = given[index] ?? {};
      const { shown, whole } = expandable(slide.one('blockquote p'));
      const isCut = content.length > 100;
      expect([whole, shown]).toEqual([content, isCut ? shortened(content, 100) : content]);
      expect([slide.says(name), slide.says(designation)]).toEqual([true, true]);
      expect(slide.one('img').get('src')).toBe(`/uploads/${image}`);
      expect(slide.texts('button[aria-expanded="false"] [aria-hidden="true"]')).toEqual(isCut ? ['...'] : []);
    }
  });

  it('helps in four tabs, each with text and image; support runs 24/7', async () => {
    const tabs = await part('How We Can Help You');
    const names = ['Technical Support', 'Product Information', 'Cybersecurity', 'Data and Analytics'];
    expect(tabs.texts('[role="tab"]')).toEqual(names);
    const panels = panelsOf(tabs);
    expect(panels).toHaveLength(4);
    for (const panel of panels) {
      expect(panel.all('img')).toHaveLength(1);
      expect(panel.texts('p').join(' ').length).toBeGreaterThan(80);
    }
    expect(panels[0]?.text).toContain('24/7');
  });

  it('gives six reasons in one accordion, one open at most, with a picture for each', async () => {
    const items = (await home()).all('details[name="why"]');
    expect(items).toHaveLength(6);
    expect(items.filter((item) => item.get('open') !== undefined).length).toBeLessThanOrEqual(1);
    expect((await part('Why Choose the Team')).all('figure img')).toHaveLength(6);
  });

  it('tells three stories of /blogs: image, title, date, words on hover, and 80 characters', async () => {
    const blogs = await served.main('/blogs');
    const cards = (await part('Latest Blogs')).all('li');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const link = card.one('a[href="/blogs"]');
      const day = card.one('time').text;
      expect(link.text).not.toBe('');
      expect(day).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      for (const text of [card.one('h3').text, day]) expect(blogs.text).toContain(text);
      const picture = link.one('img').get('src')?.split('/')[2];
      expect(blogs.all('img').some((image) => image.get('src')?.includes(`/${picture}/`))).toBe(true);
      const { shown, whole, dots } = expandable(card.one('p'));
      expect({ shown, dots }).toEqual({ shown: shortened(whole, 80), dots: ['...'] });
      expect(shown).not.toContain('\n');
      expect(card.one('button').text).toMatch(/^Read More\b/);
    }
  });
});
