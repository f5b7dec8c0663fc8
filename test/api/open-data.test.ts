// behaviour: Y5 Y6
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { API, socialCardPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { openSite, siteForTest } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

const ELSEWHERE = 'https://elsewhere.example';
const DATA = [API.jobs, API.job(OPEN_APPLICATION), API.testimonials, API.document];

describe('what anybody may read', () => {
  it.each([...DATA, '/uploads/user.png', '/uploads/face-01.svg', socialCardPath('/')])(
    '%s answers the pages of any site',
    async (path) => {
      const { headers } = await request(site.app).get(path).set('Origin', ELSEWHERE).expect(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-expose-headers']).toContain('ETag');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it.each(DATA)('%s answers a preflight', async (path) => {
    const { headers } = await request(site.app)
      .options(path)
      .set({ Origin: ELSEWHERE, 'Access-Control-Request-Method': 'GET' })
      .expect(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(headers['access-control-allow-headers']).toContain('If-None-Match');
  });

  it('lets them read refusals too', async () => {
    const { headers, body } = await request(site.app).get(API.job('astronaut')).set('Origin', ELSEWHERE);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body.message).toBe('Job not found');
  });
});

describe('what is sent', () => {
  it.each([API.contact, API.apply, API.vitals])(
    '%s stays closed to the pages of other sites',
    async (path) => {
      const asked = { Origin: ELSEWHERE, 'Access-Control-Request-Method': 'POST' };
      const preflight = await request(site.app).options(path).set(asked).expect(405);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
      const sent = await request(site.app).post(path).set('Origin', ELSEWHERE).expect(403);
      expect(sent.headers).not.toHaveProperty('access-control-allow-origin');
      expect(sent.headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it('says how much of the allowance is left, and when it is used up how long to wait', async () => {
    const own = await siteForTest({ config: { contactLimit: 1 } });
    const body = { fullName: 'Ravi Nair', email: 'ravi@workshop.example', message: 'Please call me back.' };
    const first = await request(own.app).post(API.contact).send(body).expect(201);
    expect(first.headers.ratelimit).toMatch(/r=0; t=\d+/);
    expect(first.headers['ratelimit-policy']).toMatch(/q=1; w=600/);
    const { headers } = await request(own.app).post(API.contact).send(body).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers.ratelimit).toMatch(/r=0/);
  });
});

it('an address under /api without a call points to the page that lists them', async () => {
  const { headers } = await request(site.app).get('/api').expect(308);
  expect(headers.location).toBe('/api/docs');
  const { body } = await request(site.app).get('/api/vacancies').expect(404);
  expect(body.message).toContain('/api/docs');
  await request(site.app).get('/API/docs').expect(200);
});

it.each(['/api/getAlljob/', '/api/testimonials/?page=1'])(
  '%s leads to the address without the slash',
  async (path) => {
    const { headers } = await request(site.app).get(path).expect(308);
    expect(headers.location).toBe(path.replace(/\/(?=$|\?)/, ''));
  },
);
