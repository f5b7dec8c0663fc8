// behaviour: A1 A2 A3
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadPath } from '#shared/paths.ts';
import { buildJob, saveJob } from '../support/site/content.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

it('GET /api/getAlljob holds every open job with all of its fields, and no draft', async () => {
  const job = buildJob({ title: 'Bench Engineer', postedAt: '2026-01-31', closesAt: '2099-12-31' });
  await saveJob(site, 'bench-engineer', job);
  await saveJob(site, 'bench-draft', { isActive: false });
  await saveJob(site, 'bench-to-come', { postedAt: '2999-01-01' });
  const { body } = await request(site.app).get('/api/getAlljob').expect(200);
  expect(body).toEqual({ success: true, data: await site.content.jobs() });
  expect(body.data).toContainEqual({ _id: 'bench-engineer', ...job });
  const ids = body.data.map(({ _id }: { _id: string }) => _id);
  for (const hidden of ['bench-draft', 'bench-to-come']) expect(ids).not.toContain(hidden);
});

describe('GET /api/getJob/{_id}', () => {
  it('holds an open job', async () => {
    // What its file says to editors stays there.
    await saveJob(site, 'relay-engineer', { $schema: '../schemas/job.schema.json' });
    const { body } = await request(site.app).get('/api/getJob/relay-engineer').expect(200);
    expect(body).toEqual({ success: true, data: { _id: 'relay-engineer', ...buildJob() } });
  });

  it.each([
    ['a job that does not exist', undefined],
    ['a draft', { isActive: false }],
    ['one that goes on the site on a day to come', { postedAt: '2999-01-01' }],
  ])('is 404 for %s, in the same words', async (name, fields) => {
    const id = `secret-${name.length}`;
    if (fields) await saveJob(site, id, fields);
    const { body } = await request(site.app).get(`/api/getJob/${id}`).expect(404);
    expect(body).toEqual({ success: false, message: 'Job not found' });
  });

  it.each([
    ['was taken off after its day', { isActive: false, postedAt: '2020-01-31' }],
    ['is past its last day', { closesAt: '2020-01-01' }],
  ])('is 410 for one that %s, and says nothing of it', async (name, fields) => {
    const id = `closed-${name.length}`;
    await saveJob(site, id, { title: 'Secret Title', ...fields });
    const { body, text } = await request(site.app).get(`/api/getJob/${id}`).expect(410);
    expect(body).toEqual({ success: false, message: expect.any(String) });
    expect(text).not.toContain('Secret Title');
  });
});

it('GET /api/testimonials is a list whose pictures lie under /uploads/', async () => {
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
