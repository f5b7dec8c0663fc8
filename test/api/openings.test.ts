// behaviour: Y1 Y2 Q1 Q2
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { departments } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { ALL_JOBS, type JobQuery } from '#shared/job-query.ts';
import { pageOf, searchJobs } from '#shared/job-search.ts';
import { buildJob } from '../support/site/content.ts';
import { TODAY } from '../support/site/routes.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite({ clock: TODAY });
afterAll(() => site.close());

const get = (query: string) => request(site.app).get(`/api/getAlljob${query}`);
const ids = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);
const job = (_id: string, more: Record<string, unknown> = {}) => ({ _id, ...buildJob(more) });

describe('GET /api/getAlljob with a question', () => {
  it('is all jobs, in the very same bytes, without a parameter that it knows', async () => {
    const { text } = await get('').expect(200);
    expect((await get('?limit=2&sort=title').expect(200)).text).toBe(text);
    expect(Object.keys(JSON.parse(text))).toEqual(['success', 'data']);
    expect(JSON.parse(text).data).toEqual(await site.content.jobs());
  });

  it('finds words in title, place, skills and summary, in any case, and says how many there are', async () => {
    const { body } = await get('?q=DMA%20oscilloscope').expect(200);
    expect(ids(body)).toEqual(['embedded-firmware-engineer']);
    expect(body).toMatchObject({ success: true, total: 1, page: 1, pages: 1 });
    expect(body.open).toBe((await site.content.jobs()).length);
    expect(ids((await get('?q=nodejs')).body)).toContain('nodejs-developer');
    expect(ids((await get('?q=node.js')).body)).toContain('nodejs-developer');
    expect(ids((await get('?q=India')).body)).toContain('flutter-developer');
    expect((await get('?q=astronaut')).body).toMatchObject({ data: [], total: 0 });
  });

  it('filters, and counts for each value of a filter what it would leave', async () => {
    expect(ids((await get('?kind=intern')).body)).toEqual(['hardware-test-intern']);
    expect(ids((await get('?workplace=remote')).body)).toEqual(['flutter-developer']);
    const { body } = await get('?department=Hardware%20and%20firmware&experience=0').expect(200);
    expect(ids(body)).toEqual(['hardware-test-intern']);
    for (const [years, count] of Object.entries(body.filters.experience)) {
      const other = await get(`?department=Hardware%20and%20firmware&experience=${years}`);
      expect(other.body.total, `${years} years`).toBe(count);
    }
  });

  it.each([
    [`?q=${'x'.repeat(101)}`, 'q should be text of at most 100 characters.'],
    ['?q=a%00b', 'q should be text of at most 100 characters.'],
    ['?q=a&q=b', 'q should be given once.'],
    ['?page=0', 'page should be a number from 1 to 99999.'],
    ['?page=two', 'page should be a number from 1 to 99999.'],
    ['?experience=-1', 'experience should be a whole number of years, 0 to 99.'],
    ['?kind=any', 'kind should be one of full-time, part-time, contractor, temporary, intern.'],
    ['?workplace=moon', 'workplace should be one of on-site, hybrid, remote.'],
    ['?like=..%2Fsecret', 'like should be the _id of a job.'],
  ])('refuses %s in words, which the page leaves out', async (query, message) => {
    expect((await get(query).expect(400)).body).toEqual({ success: false, message });
    const page = await request(site.app).get(`/career${query}`).expect(200);
    expect(page.text.match(/View Details/g)).not.toBeNull();
  });

  it('puts those like a filled opening first, and says nothing of one that was never there', async () => {
    const { body } = await get('?like=android-developer').expect(200);
    expect(body.similar).toBe(3);
    expect(ids(body)[0]).toBe('flutter-developer');
    expect(ids(body).toSorted()).toEqual((await site.content.jobs()).map(({ _id }) => _id).toSorted());
    expect((await get('?like=astronaut')).body.similar).toBe(0);
  });
});

describe('a search among many jobs', () => {
  const find = (jobs: readonly Job[], query: Partial<JobQuery> = {}) =>
    searchJobs(jobs, { ...ALL_JOBS, ...query }, { departments });
  const many = Array.from({ length: 120 }, (_, at) => job(`opening-${at}`, { title: `Engineer ${at}` }));

  it('comes in pages of fifty, and one beyond the last is empty', async () => {
    const found = find(many);
    expect(pageOf(found, 1).jobs).toHaveLength(50);
    const last = pageOf(found, 3);
    expect(last).toMatchObject({ page: 3, pages: 3, total: 120, open: 120 });
    expect(last.jobs).toEqual(many.slice(100));
    expect(pageOf(found, 4)).toMatchObject({ jobs: [], page: 4, pages: 3, total: 120 });
    expect((await get('?page=9').expect(200)).body).toMatchObject({ data: [], page: 9, pages: 1 });
  });

  it('finds what people look for by its own words: terms, duties, what they call themselves', () => {
    const own = { jobSummary: 'Apps.', requiredSkillsQualifications: [], jobType: 'Full time' };
    const remote = job('remote', {
      ...own,
      title: 'Flutter Developer',
      workplace: 'remote',
      experience: '0 to 1 year',
      keyResponsibilities: ['Write them.'],
    });
    const tester = job('tester', {
      ...own,
      title: 'QA Engineer',
      experience: '2 years',
      jobType: 'Part time',
      keyResponsibilities: ['Test C firmware on STM32.'],
    });
    const found = (q: string) => find([remote, tester], { q }).jobs.map(({ _id }) => _id);
    for (const q of ['remote', 'freshers', 'developers']) expect(found(q), q).toEqual(['remote']);
    for (const q of ['stm32', 'tester', 'part time', 'c', 'on site']) expect(found(q), q).toEqual(['tester']);
    expect(found('e')).toEqual(['tester']);
  });

  it('reads years as people write them', () => {
    const written = ['2 to 4 years', '3+ years', 'up to 1 year', 'Any', '6 to 18 months', '1-2 years'];
    written.push('6 months to 1 year', '3 years (6 months with React)');
    const jobs = written.map((experience, at) => job(`opening-${at}`, { experience }));
    const fits = (experience: string) => find(jobs, { experience }).jobs.map((found) => found.experience);
    expect(fits('0')).toEqual(['up to 1 year', 'Any']);
    expect(fits('1')).toEqual(['up to 1 year', 'Any', '6 to 18 months', '1-2 years', '6 months to 1 year']);
    expect(fits('5')).toEqual(['3+ years', 'Any', '3 years (6 months with React)']);
  });

  it('tells the discipline by department, title, then skills', () => {
    const jobs = [
      job('a', { title: 'Anything', department: 'Finance' }),
      job('b', { title: 'Firmware Developer' }),
      job('c', { title: 'Generalist', requiredSkillsQualifications: ['React and Node.js.'] }),
      job('d', { title: 'Gardener', requiredSkillsQualifications: ['A green thumb.'] }),
      job('open-application', { title: 'Open Application' }),
    ];
    expect(Object.entries(find(jobs).filters.department)).toEqual([
      ['Hardware and firmware', 1],
      ['Software', 1],
      ['Finance', 1],
      ['Other', 2],
    ]);
  });
});
