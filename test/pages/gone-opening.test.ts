// behaviour: Q7
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { parseHtml } from '../support/site/html.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { CLOSED_JOB, TODAY, UNKNOWN_JOB } from '../support/site/routes.ts';
import { type Site, siteForTest } from '../support/site/site.ts';

const EXPIRED = 'The last day to apply for this job has passed.';
const OPEN_APPLICATION = '/careers/open-application';
const typed = {
  name: 'Farah "F" Khan',
  email: 'farah@mail.example',
  phone: '9000000017',
  coverLetter: 'Motors first.\n\nThen <b>radios</b>.',
};

const post = (site: Site, path: string, fields: Partial<typeof typed> = {}) =>
  postForm(
    site.app,
    path,
    applicationParts({ fields: { ...typed, ...fields }, without: ['jobId'] }, buildPdf()),
  );

/** The page that came back, and what its form holds and does. */
function readBack(html: string) {
  const main = parseHtml(html).one('main');
  const [form] = main.all('form');
  const inputs = main.all('form input').map((field) => [field.get('name'), field.get('value') ?? '']);
  const areas = main.all('form textarea').map((field) => [field.get('name'), field.children.join('')]);
  return {
    main,
    action: form?.get('action'),
    encoding: form?.get('enctype'),
    holds: Object.fromEntries([...inputs, ...areas]),
  };
}

describe('an application to an opening that is gone when it arrives, without JavaScript', () => {
  it.each([
    ['closed', CLOSED_JOB, 410, EXPIRED, 'Applications for this opening have closed'],
    ['unknown', UNKNOWN_JOB, 404, 'Job not found', 'No job found'],
  ])(
    'comes back from a %s one in a form that sends it as an open application',
    async (_case, path, status, words, heading) => {
      const site = await siteForTest({ clock: TODAY });
      const page = await post(site, path).expect(status);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).toContain(`<title>Error: ${heading}`);

      const { main, action, encoding, holds } = readBack(page.text);
      expect(main.one('h1').text).toBe(heading);
      expect(main.texts('#apply [role="alert"]')).toEqual([words]);
      expect(main.one('#apply h2').text).toBe('Your application was not sent');
      expect(main.text).toContain('Please choose your resume again.');
      expect(main.texts('li h3').length).toBeGreaterThan(5);
      expect({ action, encoding }).toEqual({
        action: `${OPEN_APPLICATION}#apply`,
        encoding: 'multipart/form-data',
      });
      expect(holds).toEqual({ ...typed, subject: '', resume: '' });
      await post(site, OPEN_APPLICATION).expect(303);
      // For everybody else the page is as it was.
      expect((await request(site.app).get(path).expect(status)).text).not.toContain('Farah');
    },
  );

  it('has its faults marked all the same', async () => {
    const site = await siteForTest({ clock: TODAY });
    const page = await post(site, CLOSED_JOB, { phone: '12' }).expect(422);
    const { main, holds } = readBack(page.text);
    expect(main.texts('#application-phone-error')).toEqual(['Enter a valid 10-digit phone number']);
    expect(holds).toEqual({ ...typed, phone: '12', subject: '', resume: '' });
  });

  it('stands there to be copied where no open application is taken', async () => {
    const site = await siteForTest({ clock: TODAY });
    await rm(join(site.contentDirectory, 'jobs/open-application.json'));
    await expect.poll(() => site.content.job('open-application')).toEqual({ state: 'unknown' });
    const page = await post(site, CLOSED_JOB).expect(410);
    const { main } = readBack(page.text);
    expect(main.all('form')).toEqual([]);
    expect(main.texts('#apply [role="alert"]')).toEqual([EXPIRED]);
    expect(main.text).toMatch(/choose your resume again/i);
    expect(main.texts('#apply dt')).toEqual(['Name', 'Email', 'Phone', 'Cover letter']);
    expect(main.all('#apply dd').map((words) => words.children.join(''))).toEqual(Object.values(typed));
  });
});
