// behaviour: E4 C1 C2 C3 C4 C5 C6
import { describe, expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { clientsPage } from '#content/company/clients-copy.ts';
import { culture } from '#content/company/culture-copy.ts';
import { company } from '#content/company.ts';
import { hasAddress, linksSaying, region } from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

describe('About (/about)', () => {
  const page = () => served.main('/about');

  it('has mission, vision, who we are and the four core values', async () => {
    const main = await page();
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining(['Mission', 'Vision', 'Who we are', 'Office activities']),
    );
    expect(region(main, about.values.title).texts('h3')).toEqual([
      'Integrity',
      'Innovation',
      'Collaboration',
      'Excellence',
    ]);
    expect(main.text).toContain('2010');
  });

  it('has an office-activities gallery whose pictures are links without JavaScript', async () => {
    const pictures = region(await page(), 'Office activities').all('a');
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const picture of pictures) {
      expect(picture.get('href')).toMatch(/^\/pictures\//);
      expect(picture.one('img').get('alt')).not.toBe('');
    }
  });

  it('has an Indore location card with address, phone and contact e-mail', async () => {
    const main = await page();
    const title = main.texts('h3').find((heading) => heading.includes('Indore'));
    const card = region(main, title ?? '');
    expect(hasAddress(card)).toBe(true);
    expect(card.all(`a[href="${company.phones[0].href}"]`)).toHaveLength(1);
    expect(card.all(`a[href="mailto:${company.email}"]`)).toHaveLength(1);
  });
});

describe('Culture (/culture)', () => {
  const page = () => served.main('/culture');

  it('has a fading banner with taglines, whole for those who do not see them typed', async () => {
    const banner = region(await page(), culture.banner.label);
    expect(banner.all('picture').length).toBeGreaterThan(1);
    const lines = banner.all('[data-line]');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(banner.one('p').text).toContain(line.get('data-line'));
      expect(line.parent?.get('aria-hidden')).toBe('true');
    }
  });

  it('has six benefit icons', async () => {
    const benefits = region(await page(), culture.benefits.title).all('li');
    expect(benefits).toHaveLength(6);
    for (const benefit of benefits) expect(benefit.all('svg')).toHaveLength(1);
  });

  it('has a photo slider', async () => {
    const slider = region(await page(), culture.photos.label);
    expect(slider.get('aria-roledescription')).toBe('carousel');
    expect(slider.all('img').length).toBeGreaterThan(5);
  });

  it('tells four event stories with galleries', async () => {
    const stories = region(await page(), culture.events.title).all('section');
    expect(stories.map((story) => story.one('h3').text)).toEqual([
      'Ganesh Chaturthi',
      'Diwali',
      'Independence Day',
      'Holi',
    ]);
    for (const story of stories) {
      expect(story.all('a img').length).toBeGreaterThan(1);
      expect(story.texts('p').join(' ').length).toBeGreaterThan(100);
    }
  });

  it('leads by Join Our Team to /career', async () => {
    expect(linksSaying(await page(), 'Join Our Team')).toEqual(['/career']);
  });
});

describe('Leadership (/leadership)', () => {
  it('shows 20 flip cards: photo, name, position in front; name, position, bio behind', async () => {
    const main = await served.main('/leadership');
    const cards = main.all('li').filter((entry) => entry.all('button').length === 1);
    expect(cards).toHaveLength(20);
    const names = cards.map((card) => {
      const turn = card.one('button');
      const back = card.one(`[id="${turn.get('aria-controls')}"]`);
      const [name, nameBehind] = card.texts('h3');
      expect(card.all('img')).toHaveLength(1);
      expect(back.all('img')).toHaveLength(0);
      expect(back.one('h3').text).toBe(name);
      expect(nameBehind).toBe(name);
      const [position, positionBehind, biography] = card.texts('p');
      expect(positionBehind).toBe(position);
      expect(back.texts('p')).toEqual([position, biography]);
      expect(biography?.length).toBeGreaterThan(40);
      expect(turn.get('aria-label')).toContain(name);
      return name;
    });
    expect(new Set(names).size).toBe(20);
  });

  it('ranges from founder and CEO through engineers to talent acquisition and business development', async () => {
    const positions = (await served.main('/leadership'))
      .all('li')
      .map((card) => card.texts('p')[0])
      .join('\n');
    for (const role of [
      /Founder and CEO/,
      /web/i,
      /Flutter/,
      /machine learning|ML/i,
      /embedded|firmware/i,
      /talent acquisition/i,
      /business development/i,
    ]) {
      expect(positions).toMatch(role);
    }
  });
});

describe('Client Testimonials (/clients)', () => {
  const page = (query = '') => served.main(`/clients${query}`);

  it('has the heading and a grid of cards with quote, stars, author image, name and role', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Client Testimonials');
    const cards = region(main, clientsPage.list).all('li');
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card.one('blockquote').text.length).toBeGreaterThan(30);
      // A client of the further list may have given none.
      for (const stars of card.all('[role="img"]'))
        expect(stars.get('aria-label')).toMatch(/^[1-5] out of 5 stars$/);
      const person = card.one('figcaption');
      expect(person.all('img')).toHaveLength(1);
      expect(person.text.length).toBeGreaterThan(person.one('strong').text.length);
    }
    const firstFour = cards.slice(0, 4).map((card) => card.one('[role="img"]').get('aria-label'));
    expect(firstFour).toEqual(Array(4).fill('5 out of 5 stars'));
  });

  it('filters by minimum rating, without JavaScript too', async () => {
    const count = async (query: string) =>
      region(await page(query), clientsPage.list)
        .all('li')
        .filter((card) => card.get('hidden') === undefined).length;
    const [all, four, five] = [await count(''), await count('?rating=4'), await count('?rating=5')];
    expect(all).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(five);
    expect((await page('?rating=5')).all('[role="img"]').length).toBe(five);
  });

  it('has a client-logo carousel', async () => {
    const strip = region(await page(), clientsPage.logos);
    expect(strip.all('img').length).toBeGreaterThan(5);
  });
});
