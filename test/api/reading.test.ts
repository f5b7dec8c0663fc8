// behaviour: Q19 A1 A2 A3
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadPath } from '#shared/paths.ts';
import { buildJob, saveJob } from '../support/site/content.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

describe('GET /api/getAlljob', () => {
  it('holds every open job with all of its fields, and no draft', async () => {
    const job = buildJob({ title: 'Bench Engineer', postedAt: '2026-01-31', closesAt: '2099-12-31' });
    await saveJob(site, 'bench-engineer', job);
    await saveJob(site, 'bench-draft', { isActive: false });
    const { body } = await request(site.app).get('/api/getAlljob').expect(200);
    expect(body).toEqual({ success: true, data: await site.content.jobs() });
    expect(body.data).toContainEqual({ _id: 'bench-engineer', ...job });
    expect(body.data.map(({ _id }: { _id: string }) => _id)).not.toContain('bench-draft');
  });
});

describe('GET /api/getJob/{_id}', () => {
  it('holds an open job', async () => {
    await saveJob(site, 'relay-engineer');
    const { body } = await request(site.app).get('/api/getJob/relay-engineer').expect(200);
    expect(body).toEqual({ success: true, data: { _id: 'relay-engineer', ...buildJob() } });
  });

  it('is 404 for a job that does not exist, in fixed words', async () => {
    const { body } = await request(site.app).get('/api/getJob/astronaut').expect(404);
    expect(body).toEqual({ success: false, message: 'Job not found' });
  });

  it.each([
    ['a draft', { isActive: false }],
    ['one that goes on the site on a day to come', { postedAt: '2999-01-01' }],
  ])('is 404 for %s, in the same words', async (name, fields) => {
    const id = `secret-${name.length}`;
    await saveJob(site, id, fields);
    const { body } = await request(site.app).get(`/api/getJob/${id}`).expect(404);
    expect(body).toEqual({ success: false, message: 'Job not found' });
    const { body: all } = await request(site.app).get('/api/getAlljob').expect(200);
    expect(all.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });

  it('holds an opening under the name it had before, and no former names', async () => {
    await saveJob(site, 'bench-lead', { title: 'Bench Lead', formerIds: ['bench-chief'] });
    const { body } = await request(site.app).get('/api/getJob/bench-chief').expect(200);
    expect(body.data).toEqual({ _id: 'bench-lead', ...buildJob({ title: 'Bench Lead' }) });
  });

  it('is 410 for one that was taken off after its day', async () => {
    await saveJob(site, 'taken-off', { isActive: false, postedAt: '2020-01-31' });
    await request(site.app).get('/api/getJob/taken-off').expect(410);
  });

  it('is 410 for a closed job, of which it says nothing', async () => {
    await saveJob(site, 'closed-engineer', { title: 'Secret Title', closesAt: '2020-01-01' });
    const { body, text } = await request(site.app).get('/api/getJob/closed-engineer').expect(410);
    expect(body).toEqual({ success: false, message: expect.any(String) });
    expect(text).not.toContain('Secret Title');
  });
});

describe('GET /api/testimonials', () => {
  it('is a list whose pictures lie under /uploads/', async () => {
    const { body } = await request(site.app).get('/api/testimonials').expect(200);
    expect(body).toEqual(await site.content.testimonials());
    expect(body.length).toBeGreaterThan(0);
    for (const { content, name, designation, image } of body) {
      for (const words of [content, name, designation]) expect(words).toEqual(expect.stringMatching(/\S/));
      await request(site.app)
        .get(uploadPath(image))
        .expect(200)
        .expect('Content-Type', /^image\//);
    }
  });
});
