// behaviour: G8 C1 C2 C3 C4 C5 C6
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { hasAddress, linksSaying } from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

describe('About (/about)', () => {
  const page = () => served.main('/about');

  it('has mission, vision, who we are and the four core values', async () => {
    const main = await page();
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining(['Mission', 'Vision', 'Who we are', 'Office activities']),
    );
    expect(main.texts('.values__list h3')).toEqual([
      'Integrity',
      'Innovation',
      'Collaboration',
      'Excellence',
    ]);
    expect(main.text).toContain('2010');
  });

  it('has an office-activities gallery whose pictures are links without JavaScript', async () => {
    const pictures = (await page()).all('.gallery a');
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const picture of pictures) {
      expect(picture.get('href')).toMatch(/^\/pictures\//);
      expect(picture.one('img').get('alt')).not.toBe('');
    }
  });

  it('has an Indore location card with address, phone and contact e-mail', async () => {
    const main = await page();
    expect(main.texts('h3').some((heading) => heading.includes('Indore'))).toBe(true);
    const card = main.one('.office-card');
    expect(hasAddress(card)).toBe(true);
    expect(card.all(`a[href="${company.phones[0].href}"]`)).toHaveLength(1);
    expect(card.all(`a[href="mailto:${company.email}"]`)).toHaveLength(1);
  });
});

describe('Culture (/culture)', () => {
  const page = () => served.main('/culture');

  it('has a fading banner with taglines, whole for those who do not see them typed', async () => {
    const banner = (await page()).one('.fading-banner');
    expect(banner.all('.fading-banner__picture').length).toBeGreaterThan(1);
    const lines = banner.all('.typed__room').map((room) => room.get('data-line') ?? '');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(banner.one('.typed__sentence').text).toContain(line);
    expect(banner.one('.typed__stage').get('aria-hidden')).toBe('true');
  });

  it('has six benefit icons', async () => {
    const benefits = (await page()).all('.benefits__list li');
    expect(benefits).toHaveLength(6);
    for (const benefit of benefits) expect(benefit.all('svg')).toHaveLength(1);
  });

  it('has a photo slider', async () => {
    const row = (await page()).one('.photos .slide-row');
    expect(row.all('img').length).toBeGreaterThan(5);
  });

  it('tells four event stories with galleries', async () => {
    const stories = (await page()).all('.story');
    expect(stories.map((story) => story.one('h3').text)).toEqual([
      'Ganesh Chaturthi',
      'Diwali',
      'Independence Day',
      'Holi',
    ]);
    for (const story of stories) {
      expect(story.all('.gallery img').length).toBeGreaterThan(1);
      expect(story.one('.story__text').text.length).toBeGreaterThan(100);
    }
  });

  it('leads by Join Our Team to /career', async () => {
    expect(linksSaying(await page(), 'Join Our Team')).toEqual(['/career']);
  });
});

describe('Leadership (/leadership)', () => {
  it('shows 20 flip cards: photo, name, position in front; name, position, bio behind', async () => {
    const cards = (await served.main('/leadership')).all('.flip-card');
    expect(cards).toHaveLength(20);
    const names = cards.map((card) => {
      const front = card.one('.flip-card__face--front');
      const back = card.one('.flip-card__face--back');
      const name = front.one('.flip-card__title').text;
      expect(front.all('img')).toHaveLength(1);
      expect(back.one('.flip-card__title').text).toBe(name);
      expect(back.one('.flip-card__position').text).toBe(front.one('.flip-card__position').text);
      expect(back.one('.flip-card__bio').text.length).toBeGreaterThan(40);
      expect(card.one('button').get('aria-label')).toContain(name);
      return name;
    });
    expect(new Set(names).size).toBe(20);
  });

  it('ranges from founder and CEO through engineers to talent acquisition and business development', async () => {
    const positions = (await served.main('/leadership'))
      .texts('.flip-card__face--front .flip-card__position')
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
    const cards = main.all('.clients__grid li');
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card.one('blockquote').text.length).toBeGreaterThan(30);
      // A client of the further list may have given none.
      for (const stars of card.all('.stars'))
        expect(stars.get('aria-label')).toMatch(/^[1-5] out of 5 stars$/);
      expect(card.all('.quote__person img')).toHaveLength(1);
      expect(card.one('.quote__role').text).not.toBe('');
    }
    const firstFour = cards.slice(0, 4).map((card) => card.one('.stars').get('aria-label'));
    expect(firstFour).toEqual(Array(4).fill('5 out of 5 stars'));
  });

  it('filters by minimum rating, without JavaScript too', async () => {
    const count = async (query: string) =>
      (await page(query)).all('.clients__grid li').filter((card) => card.get('hidden') === undefined).length;
    const [all, four, five] = [await count(''), await count('?rating=4'), await count('?rating=5')];
    expect(all).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(five);
    expect((await page('?rating=5')).texts('.stars').length).toBe(five);
  });

  it('has a client-logo carousel', async () => {
    const strip = (await page()).one('.logo-strip');
    expect(strip.all('img').length).toBeGreaterThan(5);
  });
});
