import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { HtmlElement } from '../support/html.ts';
import { OPEN_JOB } from '../support/routes.ts';
import { useServedPages } from '../support/served-pages.ts';

const served = useServedPages();

const linksSaying = (part: HtmlElement, label: string) =>
  part.all('a').filter(({ text }) => text === label).map((link) => link.get('href'));
const hasAddress = (part: HtmlElement) =>
  part.texts('address').some((text) => text.includes(company.address.street) && text.includes('Indore') && text.includes('India'));
/** Names and labels of a form's fields. */
const fields = (form: HtmlElement) =>
  Object.fromEntries(
    [...form.all('input'), ...form.all('textarea')]
      .filter((field) => field.get('type') !== 'hidden')
      .map((field) => [field.get('name'), form.one(`label[for="${field.get('id')}"]`).text]),
  );

describe('Blogs (/blogs; spec sections 2, 9)', () => {
  const page = () => served.main('/blogs');

  it('has the heading Latest Stories with a subtitle', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Latest Stories');
    expect(main.one('.lead').text.length).toBeGreaterThan(40);
  });

  it('shows five posts: one under Featured Article with its badge, four under Recent Posts', async () => {
    const main = await page();
    expect(main.texts('h2')).toEqual(expect.arrayContaining(['Featured Article', 'Recent Posts']));
    expect(main.all('article')).toHaveLength(5);
    expect(main.all('article.blog--featured')).toHaveLength(1);
    expect(main.one('article.blog--featured').says('Featured')).toBe(true);
  });

  it('gives each post image, category, title, excerpt of 120 characters with a toggle, one author with avatar, and date', async () => {
    const categories = ['Technology', 'Development', 'Design', 'Security', 'Mobile'];
    const articles = (await page()).all('article');
    for (const article of articles) {
      expect(article.all('.blog__picture img')).toHaveLength(1);
      expect(article.one('h3').text).not.toBe('');
      expect(categories).toContain(article.one('.label').text);
      const by = article.one('.blog__by');
      expect(by.all('img')).toHaveLength(1);
      expect(by.says(company.name)).toBe(true);
      expect(by.one('time').text).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      const excerpt = article.one('.expandable');
      const shown = excerpt.children.filter((child) => typeof child === 'string').join('');
      expect(shown.length).toBeLessThanOrEqual(120);
      if (excerpt.all('.expandable__rest').length === 0) continue;
      expect(shown.length).toBe(120);
      expect(excerpt.texts('.expandable__toggle')).toEqual(['...']);
      expect(article.one('button').text).toMatch(/^More\b/);
    }
    expect(new Set(articles.map((article) => article.one('.label').text)).size).toBe(5);
  });

  it('does not show the reading time', async () => {
    expect((await page()).text).not.toMatch(/\bmin(?:ute)?s? read\b|\breading time\b/i);
  });

  it('has a button Load More Articles, disabled where no more are left (decisions “Behaviour”)', async () => {
    const main = await page();
    const button = main.all('button').find(({ text }) => text === 'Load More Articles');
    expect(button?.get('aria-disabled')).toBe('true');
    expect(main.one('.reveal-list__more [role="status"]').text).not.toBe('');
  });
});

describe('Contact (/contact-us; spec sections 2, 3, 9)', () => {
  const page = () => served.main('/contact-us');

  it('has a hero and a form with fullName, email, contact (optional) and message', async () => {
    const main = await page();
    expect(main.all('h1')).toHaveLength(1);
    const form = main.one('form');
    expect(form.get('method')).toBe('post');
    expect(form.get('novalidate')).toBe('');
    expect(fields(form)).toEqual({
      fullName: 'Full name',
      email: 'Email',
      contact: expect.stringMatching(/^Phone Optional$/),
      message: 'Message',
    });
    expect(form.one('button[type="submit"]').text).toBe('Send Message');
  });

  it('has an India office card with the address and a clock without a live region, which shows no time of the server', async () => {
    const main = await page();
    expect(main.says('India office')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    const clock = main.one('time');
    expect(clock.text).toBe('--:--:--');
    for (let at: HtmlElement | undefined = clock; at; at = at.parent) expect(at.get('aria-live')).toBeUndefined();
    expect(main.text).not.toContain('Sydney');
  });
});

describe('Portfolio and contact (/portfolio; spec sections 2, 3)', () => {
  const page = () => served.main('/portfolio');

  it('has the hero Portfolio and the filters All, Healthcare, Automotive, Education, Banking', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Portfolio');
    expect(main.texts('.filter-bar a')).toEqual(['All', 'Healthcare', 'Automotive', 'Education', 'Banking']);
    expect(main.texts('.filter-bar [aria-current="true"]')).toEqual(['All']);
  });

  it('links every project to /industries/healthCare', async () => {
    const projects = (await page()).all('article.project');
    expect(projects.length).toBeGreaterThanOrEqual(4);
    for (const project of projects) expect(project.all('a').map((link) => link.get('href'))).toEqual(['/industries/healthCare']);
  });

  it.each(['Healthcare', 'Automotive', 'Education', 'Banking'])('shows the %s projects alone without JavaScript', async (category) => {
    const main = await served.main(`/portfolio?category=${category.toLowerCase()}`);
    const shown = main.all('article.project').filter((project) => project.parent?.get('hidden') === undefined);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((project) => project.one('.label').text === category)).toBe(true);
    expect(main.texts('.filter-bar [aria-current="true"]')).toEqual([category]);
    expect(main.one('.projects__count').text).toContain(String(shown.length));
  });

  it('has a Project in Mind banner and a form with fullName, email, contact, project and message', async () => {
    const main = await page();
    expect(main.texts('h2')).toContain('Project in Mind');
    const form = main.all('form').find((one) => one.get('method') === 'post');
    expect(Object.keys(fields(form as HtmlElement)).sort()).toEqual(['contact', 'email', 'fullName', 'message', 'project']);
  });

  it('has the location India, phone numbers, an info e-mail and social links', async () => {
    const main = await page();
    expect(main.says('India')).toBe(true);
    expect(hasAddress(main)).toBe(true);
    for (const { href } of company.phones) expect(main.all(`a[href="${href}"]`).length).toBeGreaterThan(0);
    expect(main.texts(`a[href="mailto:${company.infoEmail}"]`)).toEqual([company.infoEmail]);
    for (const { href } of company.social) expect(main.all(`a[href="${href}"]`)).toHaveLength(1);
  });

  it('points visitors with a foreign number to /contact-us (decisions “Data”)', async () => {
    expect((await page()).all('form a[href="/contact-us"]')).toHaveLength(1);
  });
});

describe('About (/about; spec section 2)', () => {
  const page = () => served.main('/about');

  it('has mission, vision, who we are and the four core values', async () => {
    const main = await page();
    expect(main.texts('h2')).toEqual(expect.arrayContaining(['Mission', 'Vision', 'Who we are', 'Office activities']));
    expect(main.texts('.values__list h3')).toEqual(['Integrity', 'Innovation', 'Collaboration', 'Excellence']);
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

describe('Culture (/culture; spec section 2)', () => {
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

  it('has a photo slider with 1, 2 and 5 per view', async () => {
    const row = (await page()).one('.photos .slide-row');
    expect(row.get('class')).toMatch(/per-view-1-from-0 per-view-2-from-\d+ per-view-5-from-\d+/);
    expect(row.all('img').length).toBeGreaterThan(5);
  });

  it('tells four event stories with galleries', async () => {
    const stories = (await page()).all('.story');
    expect(stories.map((story) => story.one('h3').text)).toEqual(['Ganesh Chaturthi', 'Diwali', 'Independence Day', 'Holi']);
    for (const story of stories) {
      expect(story.all('.gallery img').length).toBeGreaterThan(1);
      expect(story.one('.story__text').text.length).toBeGreaterThan(100);
    }
  });

  it('leads by Join Our Team to /career', async () => {
    expect(linksSaying(await page(), 'Join Our Team')).toEqual(['/career']);
  });
});

describe('Career (/career; spec sections 2, 4, 9)', () => {
  it('shows an intro and every open job with label, title, experience, openings, location and View Details', async () => {
    const main = await served.main('/career');
    expect(main.all('.lead')[0]?.text.length).toBeGreaterThan(60);
    const jobs = await served.site.content.jobs();
    const cards = main.all('.opening');
    expect(cards).toHaveLength(jobs.length);
    for (const [index, job] of jobs.entries()) {
      const card = cards[index] as HtmlElement;
      expect(card.says('On Site - Full Time')).toBe(true);
      expect(card.one('h3').text).toBe(job.title);
      expect(card.texts('.opening__fact')).toEqual([job.experience, '01 Openings', job.location]);
      const link = card.one('a');
      expect(link.get('href')).toBe(`/careers/${job._id}`);
      expect(link.text).toMatch(/^View Details\b/);
    }
  });

  it('says so where no job is open', async () => {
    const main = await served.main('/career?q=no-such-trade-anywhere');
    expect(main.all('.opening')).toEqual([]);
  });
});

describe('Job detail (/careers/{_id}; spec sections 2, 3)', () => {
  it('shows every field of every open job, Back to Careers and Apply Now', async () => {
    for (const job of await served.site.content.jobs()) {
      const main = await served.main(`/careers/${job._id}`);
      expect(linksSaying(main, 'Back to Careers')).toEqual(['/career']);
      expect(linksSaying(main, 'Apply Now')).toEqual([`/careers/${job._id}?apply#apply`]);
      const summary = job.jobSummary.split(/\n+/).map((part) => part.replace(/\s+/g, ' ').trim());
      for (const text of [job.title, job.experience, job.location, job.jobType, job.salary, ...summary]) {
        expect(main.text).toContain(text.trim());
      }
      const lists = [job.keyResponsibilities, job.requiredSkillsQualifications, job.preferredQualifications ?? []];
      for (const item of lists.flat()) expect(main.texts('li')).toContain(item);
    }
  });

  it('has the form of application at ?apply: name, email, phone, resume and coverLetter', async () => {
    const main = await served.main(`${OPEN_JOB}?apply`);
    const form = main.one('form');
    expect(form.get('enctype')).toBe('multipart/form-data');
    expect(Object.keys(fields(form))).toEqual(['name', 'email', 'phone', 'resume', 'coverLetter']);
    expect(form.one('input[name="resume"]').get('type')).toBe('file');
    expect(form.one('input[name="resume"]').get('accept')).toBe('application/pdf');
    expect(form.one('input[name="phone"]').get('maxlength')).toBe('10');
  });
});

describe('Leadership (/leadership; spec sections 2, 9)', () => {
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
    const positions = (await served.main('/leadership')).texts('.flip-card__face--front .flip-card__position').join('\n');
    for (const role of [/Founder and CEO/, /web/i, /Flutter/, /machine learning|ML/i, /embedded|firmware/i, /talent acquisition/i, /business development/i]) {
      expect(positions).toMatch(role);
    }
  });
});

describe('Client Testimonials (/clients; spec sections 2, 3)', () => {
  const page = (query = '') => served.main(`/clients${query}`);

  it('has the heading and a grid of cards with quote, stars, author image, name and role', async () => {
    const main = await page();
    expect(main.one('h1').text).toBe('Client Testimonials');
    const cards = main.all('.clients__grid li');
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card.one('blockquote').text.length).toBeGreaterThan(30);
      // A client of the further list may have given none.
      for (const stars of card.all('.stars')) expect(stars.get('aria-label')).toMatch(/^[1-5] out of 5 stars$/);
      expect(card.all('.quote__person img')).toHaveLength(1);
      expect(card.one('.quote__role').text).not.toBe('');
    }
    const firstFour = cards.slice(0, 4).map((card) => card.one('.stars').get('aria-label'));
    expect(firstFour).toEqual(Array(4).fill('5 out of 5 stars'));
  });

  it('filters by minimum rating, without JavaScript too (decisions “Behaviour”)', async () => {
    const count = async (query: string) => (await page(query)).all('.clients__grid li').filter((card) => card.get('hidden') === undefined).length;
    const [all, four, five] = [await count(''), await count('?rating=4'), await count('?rating=5')];
    expect(all).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(five);
    expect((await page('?rating=5')).texts('.stars').length).toBe(five);
  });

  it('has a client-logo carousel with 6 in view on wide screens, and 2, 3 or 4 on narrower ones', async () => {
    const strip = (await page()).one('.logo-strip');
    expect(strip.one('.slide-row').get('class')).toContain('per-view-2-from-0 per-view-3-from-500 per-view-4-from-600 per-view-6-from-800');
    expect(strip.all('img').length).toBeGreaterThan(5);
  });
});
