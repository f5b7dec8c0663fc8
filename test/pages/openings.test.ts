// behaviour: J5 Q1 Q2 Q4
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentSchemas } from '../../server/jobs/command/job-schemas.ts';
import { publishManyJobs, saveJob } from '../support/site/content.ts';
import { dataBlocks, region } from '../support/site/page-parts.ts';
import { CLOSED_JOB, OPEN_JOB, TODAY, UNKNOWN_JOB } from '../support/site/routes.ts';
import { ORIGIN, servedPage, useServedPages } from '../support/site/served-pages.ts';
import { serveSite } from '../support/site/site.ts';
import { TextBrowser } from '../support/site/text-browser.ts';

const served = useServedPages();
const page = async (address: string) => servedPage(await request(served.site.app).get(address));

/** What the page says to search engines, by type. */
async function saidOf(address: string) {
  const said = dataBlocks((await page(address)).document);
  return (type: string) => said.find((item) => item['@type'] === type);
}

it('The list stands in groups, newest first within each, or sorted by the day that is asked for', async () => {
  const { main } = await page('/career');
  const list = region(main, 'Open jobs');
  const names = ['Software', 'Hardware and firmware', 'Business and people', 'Other'];
  expect(list.all('h3').map(({ children }) => String(children[0]).trim())).toEqual(names);
  const jobs = await served.site.content.jobs();
  const days = new Map(jobs.map(({ title, postedAt }) => [title, postedAt]));
  for (const group of list.all('ul:has(h4)')) {
    const posted = group.texts('h4').map((title) => days.get(title));
    expect(posted).toEqual(posted.toSorted().reverse());
  }
  expect(main.texts('h4').at(-1)).toBe('Open Application');

  const sorted = async (order: string) =>
    region((await page(`/career?order=${order}`)).main, 'Open jobs').texts('h3');
  expect(await sorted('newest')).toEqual(jobs.map(({ title }) => title));
  await saveJob(served.site, 'soon-over', { title: 'Soon Over', closesAt: '2026-12-01' });
  expect((await sorted('closing'))[0]).toBe('Soon Over');
});

it('Every field of a job is shown, in the list or on its page, or named here as one for programs', async () => {
  const forPrograms = ['$schema', 'isActive', 'salaryRange', 'formerIds'];
  const shown = {
    title: 'Field Engineer',
    experience: '3 years in the field',
    location: 'Dewas, Madhya Pradesh',
    jobSummary: 'You visit pump houses.',
    keyResponsibilities: ['Replace boards.'],
    requiredSkillsQualifications: ['A driving licence.'],
    preferredQualifications: ['Some Malvi.'],
    jobType: 'Two days a week on site',
    salary: 'By the day',
    postedAt: ['2026-11-01', '1 November 2026'],
    closesAt: ['2027-02-03', '3 February 2027'],
    employmentType: ['PART_TIME', 'Part Time'],
    workplace: ['hybrid', 'Hybrid'],
    openings: [17, '17'],
    department: 'Field work',
  };
  const { properties } = JSON.parse(contentSchemas()['schemas/job.schema.json'] ?? '');
  expect([...Object.keys(shown), ...forPrograms].sort()).toEqual(Object.keys(properties).sort());

  const isList = (name: string) => properties[name].type === 'array';
  const saved = Object.entries(shown).map(([name, value]) => [
    name,
    isList(name) ? value : [value].flat()[0],
  ]);
  await saveJob(served.site, 'field-engineer', Object.fromEntries(saved));
  const pages = [await page('/career?q=pump'), await page('/careers/field-engineer')];
  const text = pages.map(({ main }) => main.text).join(' ');
  for (const value of Object.values(shown)) expect(text).toContain([value].flat().at(-1));
});

describe('A search of the list (/career?…)', () => {
  it('is not for search engines, which are told of the whole list', async () => {
    for (const query of ['?q=firmware', '?kind=intern', '?page=2']) {
      const { status, document } = await page(`/career${query}`);
      expect(status).toBe(200);
      expect(document.one('meta[name="robots"]').get('content')).toBe('noindex');
      expect(document.one('link[rel="canonical"]').get('href')).toBe(`${ORIGIN}/career`);
    }
    const { document } = await page('/career?utm_source=letter');
    expect(document.all('meta[name="robots"]')).toEqual([]);
  });

  it.each([
    ['firmwre', 'firmware'],
    ['Andriod Flutter', 'android flutter'],
  ])('that finds nothing suggests what was probably meant: %s', async (typed, meant) => {
    const { main } = await page(`/career?q=${typed}&kind=intern`);
    const link = main.one('p:has(> a[href*="kind=intern"]) a');
    expect(link.text).toBe(meant);
    const query = new URLSearchParams({ q: meant, kind: 'intern' });
    expect(link.get('href')).toBe(`/career?${query}`);
  });

  it.each(['zzzz', 'firmware zzzz', 'xy', 'firmware'])('suggests nothing for %s', async (typed) => {
    const { main } = await page(`/career?q=${typed}&kind=contractor`);
    expect(main.text).toContain('No open job matches your search');
    expect(main.text).not.toContain('Was this meant');
  });

  it('shows what it looked for in its fields, and how many it found', async () => {
    const { main } = await page('/career?q=flutter&workplace=remote');
    expect(main.texts('li h4')).toEqual(['Flutter Developer']);
    expect(main.one('input[name="q"]').get('value')).toBe('flutter');
    expect(main.one('select[name="workplace"] option[selected]').text).toBe('Remote (1)');
    expect(main.one('search [role="status"]').text).toMatch(/^1 of \d+ jobs$/);
    expect(main.text).toContain('“flutter”, Remote Show all jobs');
  });
});

it('The list of jobs is searched, filtered and shown step by step without JavaScript', async () => {
  const site = await serveSite({ clock: TODAY });
  onTestFinished(() => site.close());
  const page = new TextBrowser(site.origin);
  const titles = () => page.main.texts('li h4');
  await page.open('/career');
  const [, least = ''] = page.main.one('select[name="experience"]').texts('option');
  await page.press('Search', { 'Your experience': least, Department: 'Hardware and firmware' });
  expect(titles()).toEqual(['Hardware Test Intern']);
  expect(page.value('Department')).toBe('Hardware and firmware');
  await page.press('Search', { 'Title, skill or place': 'astronaut' });
  expect(page.main.text).toContain('No open job matches your search');
  await publishManyJobs(site);
  await page.follow('Show all jobs');
  expect(titles()).toHaveLength(50);
  await page.follow('Show more');
  expect(titles().length).toBeGreaterThan(60);
});

it('The page of an opening names who reads an application and who leads the work', async () => {
  const leads = {
    'embedded-firmware-engineer': 'Head of Hardware',
    'reactjs-developer': 'Head of Software',
    'open-application': 'Head of Delivery',
  };
  for (const [id, lead] of Object.entries(leads)) {
    const { main } = await page(`/careers/${id}`);
    expect(main.one('[id="meet"]').texts('.note')).toEqual(['Talent Acquisition', lead]);
  }
});

describe('The page of an opening that takes no more applications', () => {
  it('tells an applicant whether it is filled, past its last day, or was never there', async () => {
    await saveJob(served.site, 'filled', { isActive: false, postedAt: '2026-11-01' });
    const headings = {
      '/careers/filled': 'This opening is filled',
      [CLOSED_JOB]: 'Applications for this opening have closed',
      [UNKNOWN_JOB]: 'No job found',
    };
    for (const [address, heading] of Object.entries(headings)) {
      const { main } = await page(address);
      expect(main.one('h1').text).toBe(heading);
      expect(main.texts('[role="alert"]')).toEqual(['Job not found or server error']);
    }
  });

  it('says how to hear of new ones, and offers similar ones before all others', async () => {
    const { status, main } = await page(CLOSED_JOB);
    expect(status).toBe(410);
    expect(main.texts('[href="/career/feed.xml"]')).toEqual(['Atom']);
    expect(main.texts('h2')).toEqual(['Similar openings', 'Other open jobs']);
    const [similar, others] = main
      .all('ul')
      .filter((list) => list.all('h3').length > 0)
      .map((list) => list.texts('h3'));
    expect(similar).toHaveLength(3);
    expect(similar?.[0]).toBe('Flutter Developer');
    expect(others?.at(-1)).toBe('Open Application');
    expect((similar?.length ?? 0) + (others?.length ?? 0)).toBe((await served.site.content.jobs()).length);
  });
});

describe('What a job says to search engines', () => {
  it('is all that its file says', async () => {
    const said = await saidOf('/careers/hardware-test-intern');
    expect(said('JobPosting')).toMatchObject({
      title: 'Hardware Test Intern',
      datePosted: '2026-11-02',
      validThrough: '2027-12-31T23:59:59+05:30',
      employmentType: 'INTERN',
      totalJobOpenings: 2,
      experienceRequirements: 'no requirements',
      identifier: { value: 'hardware-test-intern' },
      baseSalary: { currency: 'INR' },
      hiringOrganization: { sameAs: `${ORIGIN}/`, logo: `${ORIGIN}/apple-touch-icon.png` },
      jobLocation: { address: { addressLocality: 'Indore', addressCountry: 'IN' } },
      directApply: true,
    });
    expect(said('JobPosting')).not.toHaveProperty('jobLocationType');
  });

  it('names the country of a remote job and no address', async () => {
    const posting = (await saidOf('/careers/flutter-developer'))('JobPosting');
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      experienceRequirements: { monthsOfExperience: 12 },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('invents nothing: no street in another town, no count, no years, no salary', async () => {
    await saveJob(served.site, 'pune-engineer', {
      location: 'Pune, Maharashtra',
      experience: 'Any',
      postedAt: '2026-11-01',
    });
    const posting = (await saidOf('/careers/pune-engineer'))('JobPosting');
    expect(posting.jobLocation.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Pune',
      addressRegion: 'Maharashtra',
      addressCountry: 'IN',
    });
    for (const field of ['totalJobOpenings', 'experienceRequirements', 'baseSalary', 'validThrough']) {
      expect(posting).not.toHaveProperty(field);
    }
  });

  it('is the way to it, too, and nothing once it is closed', async () => {
    const way = (await saidOf(OPEN_JOB))('BreadcrumbList').itemListElement;
    const places = way.map(({ item }: { item: string }) => item);
    expect(places).toEqual([`${ORIGIN}/`, `${ORIGIN}/career`, ORIGIN + OPEN_JOB]);
    const gone = await saidOf(CLOSED_JOB);
    expect([gone('JobPosting'), gone('BreadcrumbList')]).toEqual([undefined, undefined]);
  });
});
