// behaviour: O9 R2
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#shared/pages.ts';
import { API } from '#shared/paths.ts';
import { createMetrics } from '../../server/http/metrics.ts';
import { siteForTest } from '../support/site/site.ts';

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

describe('figures of a visit', () => {
  it('are kept as histograms by page and measure', async () => {
    const metrics = createMetrics();
    const { app, log } = await siteForTest({ metrics });
    const visit = { route: 'about', CLS: 0.02, LCP: 1200, TTFB: 90 };
    await request(app).post(API.vitals).send(visit).expect(204);
    const text = await metrics.text();
    expect(text).toContain('web_vitals_seconds_sum{route="about",metric="LCP"} 1.2');
    expect(text).toContain('web_vitals_seconds_count{route="about",metric="TTFB"} 1');
    expect(text).toContain('web_vitals_layout_shift_count{route="about"} 1');
    expect(JSON.stringify(log)).not.toContain('1200');
  });

  it('cannot fill the memory: what is not a figure of a page of ours is refused whole', async () => {
    const metrics = createMetrics();
    const { app } = await siteForTest({ metrics });
    const figures = [{ LCP: '1' }, { LCP: 1e9 }, { CLS: -1 }, { FID: 1 }, { visitor: 'Ravi' }];
    const routes = [{ route: '/about', LCP: 1 }, { route: 'job-1', LCP: 1 }, { LCP: 1 }, {}];
    const wrong = [...routes, ...figures.map((figure) => ({ route: 'about', ...figure }))];
    for (const body of wrong) await request(app).post(API.vitals).send(body).expect(422);
    const json = 'application/json';
    const noObjects = ['', '{"route":', '[]', '[{"route":"about"}]', '"about"', 'null', '7', 'true'];
    const twice = '{"route":"about","route":"home"}';
    for (const body of [...noObjects, twice]) {
      await request(app).post(API.vitals).type(json).send(body).expect(400);
    }
    await request(app)
      .post(API.vitals)
      .type(json)
      .send(`"${'x'.repeat(3000)}"`)
      .expect(413);
    await request(app).post(API.vitals).type('text/plain').send('{}').expect(415);
    expect(linesOf(await metrics.text(), 'web_vitals_seconds_count')).toEqual([]);
    for (const { id } of PAGES) await request(app).post(API.vitals).send({ route: id, INP: 40 }).expect(204);
    expect(linesOf(await metrics.text(), 'web_vitals_seconds_count')).toHaveLength(PAGES.length);
  });

  it('are taken, and kept nowhere, where nobody asks for metrics', async () => {
    const { app } = await siteForTest();
    await request(app).post(API.vitals).send({ route: 'home', LCP: 900 }).expect(204);
  });
});
