// behaviour: E2 E3 H1 H3 H4 H5 H6 H8 H10 T1 T2 L12
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { home as words } from '#content/home/home-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { expandable, panelsOf, region } from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { shortened } from '../support/site/shortened.ts';

const served = useServedPages();
const home = () => served.main('/');

describe('Home: hero', () => {
  it('has four slides with the specified headings, each with a short paragraph', async () => {
    const slides = region(await home(), words.heroLabel).all('[role="group"][aria-roledescription="slide"]');
    const headings = [
      company.name,
      'IoT & Embedded Systems',
      'Empowering Digital Transformation',
      'Cloud Solutions',
    ];
    expect(
      slides.map((slide) =>
        slide
          .all('h1')
          .concat(slide.all('h2'))
          .map(({ text }) => text),
      ),
    ).toEqual(headings.map((heading) => [heading]));
    for (const slide of slides) expect(slide.one('p').text.length).toBeGreaterThan(40);
  });

  it('opens with the circuit board, whose picture and paragraph carry the sentence', async () => {
    const [first] = region(await home(), words.heroLabel).all('[role="group"][aria-roledescription="slide"]');
    expect(first?.one('p').text).toMatch(/^From the circuit board to the cloud\b/);
    const picture = first?.one('img');
    expect(picture?.get('alt')).toMatch(/^From the circuit board to the cloud\b.*L293D/);
    expect([picture?.get('fetchpriority'), picture?.get('loading')]).toEqual(['high', 'eager']);
  });

  it('has a dot for each slide and a pause button', async () => {
    const hero = region(await home(), words.heroLabel);
    const dots = hero.one('[aria-label="Choose a slide"]');
    expect(dots.all('button')).toHaveLength(4);
    expect(dots.all('[aria-current="true"]')).toHaveLength(1);
    expect(hero.all('button')[0]?.get('aria-label')).toMatch(/^Pause/);
  });
});

describe('Home: strip of client logos', () => {
  it('shows ten logos with the alternative text client logo N', async () => {
    const logos = region(await home(), words.clientsLabel)
      .all('img')
      .map((logo) => logo.get('alt'));
    expect(logos).toEqual(Array.from({ length: 10 }, (_, index) => `client logo ${index + 1}`));
  });
});

describe('Home: Our Services', () => {
  it('shows the line and four cards, three of which lead to /web-development', async () => {
    const services = (await home()).one('#services');
    expect(services.says('Our Services')).toBe(true);
    expect(
      services.says('We provide innovative solutions to help you build a truly digital workplace.'),
    ).toBe(true);
    const cards = services.all('[aria-roledescription="slide"]');
    expect(cards.map((card) => [card.one('h3').text, card.one('a').get('href')])).toEqual([
      ['Web Development', '/web-development'],
      ['Mobile Development', '/mobile-app-development'],
      ['AI/ML Collection', '/web-development'],
      ['Digital Evolution', '/web-development'],
    ]);
  });

  it('gives each card a caption Explore More that has a name of its own', async () => {
    const captions = (await home()).texts('#services [aria-roledescription="slide"] a');
    expect(captions.every((caption) => caption.startsWith('Explore More'))).toBe(true);
    expect(new Set(captions).size).toBe(4);
  });

  it('has arrows', async () => {
    const labels = (await home()).all('#services button').map((button) => button.get('aria-label'));
    expect(labels).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Previous/), expect.stringMatching(/^Next/)]),
    );
  });
});

describe('Home: the boards', () => {
  it('are shown under the services, with a link to /products', async () => {
    const services = (await home()).one('#services');
    expect(services.all('img')).toHaveLength(4);
    expect(services.all('a[href="/products"]')).toHaveLength(1);
  });
});

describe('Home: sections after the services, in order', () => {
  it('are about, testimonials, help tabs, accordion, a closing block, and Latest Blogs', async () => {
    const main = await home();
    const order: string[] = [
      words.services.heading,
      lower.about.heading,
      words.testimonials.heading,
      lower.help.heading,
      lower.why.heading,
      lower.closing.title,
      lower.blogs.heading,
    ];
    expect(main.texts('h2').filter((heading) => order.includes(heading))).toEqual(order);
  });

  it('about the company: existence since 2010 and a Contact Us link to /contact-us', async () => {
    const main = await home();
    expect(main.all('a[href="/contact-us"]').some(({ text }) => text === 'Contact Us')).toBe(true);
    expect(main.text).toContain('since 2010');
  });

  it('about the company: one product in four layers, each with its heading, words and picture', async () => {
    const about = region(await home(), lower.about.heading);
    expect(about.texts('h3')).toEqual(['Board', 'Firmware', 'Cloud', 'App']);
    expect(about.all('ol p')).toHaveLength(4);
    expect(about.all('img')).toHaveLength(4);
  });

  it('testimonials: content cut at 100 characters with an ellipsis, image, name, designation', async () => {
    const section = (await home()).one('#testimonials');
    const given = await served.site.content.testimonials();
    const slides = section.all('[aria-roledescription="slide"]');
    expect(slides.length).toBe(given.length);
    for (const [index, slide] of slides.entries()) {
      const wanted = given[index];
      const { shown, whole } = expandable(slide.one('blockquote p'));
      expect(whole).toBe(wanted?.content);
      expect(slide.says(wanted?.name ?? '')).toBe(true);
      expect(slide.says(wanted?.designation ?? '')).toBe(true);
      expect(slide.one('img').get('src')).toBe(`/uploads/${wanted?.image ?? 'user.png'}`);
      const isCut = whole.length > 100;
      expect(shown).toBe(isCut ? shortened(whole, 100) : whole);
      expect(slide.texts('button[aria-expanded="false"] [aria-hidden="true"]')).toEqual(isCut ? ['...'] : []);
    }
  });

  it('How We Can Help You: four tabs, each with text and image; support runs 24/7', async () => {
    const main = await home();
    expect(main.texts('h2')).toContain('How We Can Help You');
    const tabs = region(main, lower.help.heading);
    expect(tabs.texts('[role="tab"]')).toEqual([
      'Technical Support',
      'Product Information',
      'Cybersecurity',
      'Data and Analytics',
    ]);
    const panels = panelsOf(tabs);
    expect(panels).toHaveLength(4);
    for (const panel of panels) {
      expect(panel.all('img')).toHaveLength(1);
      expect(panel.texts('p').join(' ').length).toBeGreaterThan(80);
    }
    expect(panels[0]?.text).toContain('24/7');
  });

  it('Why Choose the Team: six items of one accordion, one open at most, with a picture for each', async () => {
    const main = await home();
    expect(main.texts('h2')).toContain('Why Choose the Team');
    const items = main.all('details[name="why"]');
    expect(items).toHaveLength(6);
    expect(items.filter((item) => item.get('open') !== undefined).length).toBeLessThanOrEqual(1);
    expect(region(main, lower.why.heading).all('figure img')).toHaveLength(6);
  });

  it('Latest Blogs: three cards with image to /blogs, title, date, hover message and 80 characters', async () => {
    const main = await home();
    expect(main.texts('h2')).toContain('Latest Blogs');
    const cards = region(main, lower.blogs.heading).all('li');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const link = card.one('a[href="/blogs"]');
      expect(link.all('img')).toHaveLength(1);
      expect(link.text).not.toBe('');
      expect(card.one('h3').text).not.toBe('');
      expect(card.one('time').text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      const { shown, whole, dots } = expandable(card.one('p'));
      expect(shown).toBe(shortened(whole, 80));
      expect(shown).not.toContain('\n');
      expect(dots).toEqual(['...']);
      expect(card.one('button').text).toMatch(/^Read More\b/);
    }
  });

  it('Latest Blogs: each story has the title, date and picture that it has on /blogs', async () => {
    const blogs = await served.main('/blogs');
    for (const card of region(await home(), lower.blogs.heading).all('li')) {
      for (const text of [card.one('h3').text, card.one('time').text]) expect(blogs.text).toContain(text);
      const picture = card.one('img').get('src')?.split('/')[2];
      expect(blogs.all('img').some((image) => image.get('src')?.includes(`/${picture}/`))).toBe(true);
    }
  });

  it('tells search engines who the company is', async () => {
    const { document } = await served.page('/');
    const data = document
      .all('script[type="application/ld+json"]')
      .map((block) => JSON.parse(block.children.join('')));
    expect(JSON.stringify(data)).toContain(company.name);
  });
});
