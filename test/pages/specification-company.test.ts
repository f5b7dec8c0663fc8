// behaviour: E4 C1 C2 C3 C4 C5 C6
import { describe, expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { clientProof } from '#content/company/client-proof.ts';
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
    const headings = ['Mission', 'Vision', 'Who we are', 'Office activities'];
    expect(main.texts('h2')).toEqual(expect.arrayContaining(headings));
    const values = ['Integrity', 'Innovation', 'Collaboration', 'Excellence'];
    expect(region(main, about.values.title).texts('h3')).toEqual(values);
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
    const card = region(main, main.texts('h3').find((heading) => heading.includes('Indore')) ?? '');
    expect(hasAddress(card)).toBe(true);
    for (const to of [company.phones[0].href, `mailto:${company.email}`])
      expect(card.all(`a[href="${to}"]`)).toHaveLength(1);
  });
});

describe('Culture (/culture)', () => {
  const part = async (name: string) => region(await served.main('/culture'), name);

  it('has a fading banner with taglines, whole for those who do not see them typed', async () => {
    const banner = await part(culture.banner.label);
    expect(banner.all('picture').length).toBeGreaterThan(1);
    const lines = banner.all('[data-line]');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(banner.one('p').text).toContain(line.get('data-line'));
      expect(line.parent?.get('aria-hidden')).toBe('true');
    }
  });

  it('has six benefits with an icon each, a photo slider, and Join Our Team to /career', async () => {
    const benefits = (await part(culture.benefits.title)).all('li');
    expect(benefits.map((benefit) => benefit.all('svg').length)).toEqual([1, 1, 1, 1, 1, 1]);
    const slider = await part(culture.photos.label);
    expect(slider.get('aria-roledescription')).toBe('carousel');
    expect(slider.all('img').length).toBeGreaterThan(5);
    expect(linksSaying(await served.main('/culture'), 'Join Our Team')).toEqual(['/career']);
  });

  it('tells four event stories with galleries', async () => {
    const stories = (await part(culture.events.title)).all('section');
    const events = ['Ganesh Chaturthi', 'Diwali', 'Independence Day', 'Holi'];
    expect(stories.map((story) => story.one('h3').text)).toEqual(events);
    for (const story of stories) {
      expect(story.all('a img').length).toBeGreaterThan(1);
      expect(story.texts('p').join(' ').length).toBeGreaterThan(100);
    }
  });
});

describe('Leadership (/leadership)', () => {
  it('shows 20 flip cards: photo, name, position, since when somebody is here and what they sign in front; name, position, bio behind', async () => {
    const main = await served.main('/leadership');
    const cards = main.all('li').filter((entry) => entry.all('button').length === 1);
    expect(cards).toHaveLength(20);
    for (const card of cards) {
      const turn = card.one('button');
      const back = card.one(`[id="${turn.get('aria-controls')}"]`);
      expect([card.all('img').length, back.all('img').length]).toEqual([1, 0]);
      const [name, nameBehind] = card.texts('h3');
      const [position, positionBehind, biography] = card.texts('p');
      expect([nameBehind, positionBehind]).toEqual([name, position]);
      expect([back.one('h3').text, ...back.texts('p')]).toEqual([name, position, biography]);
      expect(biography?.length).toBeGreaterThan(40);
      expect(turn.get('aria-label')).toContain(name);
      expect(card.texts('dt')).toEqual(['Since', 'Signs']);
      expect(card.texts('dd')[0]).toMatch(/^20\d\d$/);
    }
  });

  it('ranges from founder and CEO through engineers to talent acquisition and business development', async () => {
    const cards = (await served.main('/leadership')).all('li');
    const positions = cards.map((card) => card.texts('p')[0]).join('\n');
    const roles = [/Founder and CEO/, /web/i, /Flutter/, /machine learning|ML/i, /embedded|firmware/i];
    for (const role of [...roles, /talent acquisition/i, /business development/i])
      expect(positions).toMatch(role);
  });
});

describe('Client Testimonials (/clients)', () => {
  const cardsAt = async (query = '') =>
    region(await served.main(`/clients${query}`), clientsPage.list).all('li');

  it('has a grid of cards with quote, stars, author image, name and role, and a carousel of logos', async () => {
    const main = await served.main('/clients');
    expect(main.one('h1').text).toBe('Client Testimonials');
    const cards = await cardsAt();
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
    for (const card of cards.slice(0, 4))
      expect(card.one('[role="img"]').get('aria-label')).toBe('5 out of 5 stars');
    // By its mark, or by its name where it wants none shown.
    const list = region(main, clientsPage.list);
    for (const { client } of clientProof.values()) {
      expect(list.all(`img[alt="${client.name}"]`).length, client.name).toBe(client.mark ? 1 : 0);
      expect(client.mark !== undefined || list.says(client.name), client.name).toBe(true);
    }
    expect(region(main, clientsPage.logos).all('img').length).toBeGreaterThan(5);
  });

  it('filters by minimum rating, without JavaScript too', async () => {
    const shown = async (query: string) =>
      (await cardsAt(query)).filter((card) => card.get('hidden') === undefined).length;
    const [all, four, five] = [await shown(''), await shown('?rating=4'), await shown('?rating=5')];
    expect(all).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(five);
    expect((await served.main('/clients?rating=5')).all('[role="img"]').length).toBe(five);
  });
});
