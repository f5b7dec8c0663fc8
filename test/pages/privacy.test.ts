// behaviour: G8 G6 G7
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { application } from '#content/careers/application-copy.ts';
import { company } from '#content/company.ts';
import { APPLICATION } from '#shared/paths.ts';
import { OPEN_JOB } from '../support/site/routes.ts';
import { useServedPages } from '../support/site/served-pages.ts';
import { siteForTest } from '../support/site/site.ts';

const served = useServedPages();

describe('Privacy (/privacy)', () => {
  it('says what is stored, why, who reads it, for how long, and how to have it erased', async () => {
    const main = await served.main('/privacy');
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining([
        'What we store',
        'Why',
        'Who reads it',
        'How long we keep it',
        'How to see, correct or erase it',
      ]),
    );
    expect(main.text).toContain('12 months after they arrived');
    expect(main.text).toContain(company.privacy.email);
  });

  it('says who else handles what was sent, and what each of them gets', async () => {
    const who = (await served.main('/privacy')).one('#who').text;
    expect(who).toContain('mail provider');
    expect(who).toContain('hiring or sales system');
    expect(who).toContain('The resume never goes there');
  });

  it('tells applicants how to erase everything themselves, and that their link is a key', async () => {
    const erase = (await served.main('/privacy')).one('#erase').text;
    expect(erase).toContain(APPLICATION.slice(0, APPLICATION.indexOf(':')));
    expect(erase).toContain(application.erase.title);
    expect(erase).toContain('is a key');
  });

  const forms = ['/contact-us', '/portfolio', `${OPEN_JOB}?apply`];
  it.each(forms)('is linked from the form of %s, which says for how long it is kept', async (path) => {
    const form = (await served.main(path)).one('form[method="post"]');
    expect(form.text).toContain('delete it after 12 months');
    expect(form.all('a[href="/privacy"]')).toHaveLength(1);
  });

  it('and the forms, refused ones too, say for how long by RETENTION_DAYS', async () => {
    const { app } = await siteForTest({ config: { retentionDays: 30 } });
    expect((await request(app).get('/privacy')).text).toContain('30 days after they arrived');
    for (const path of forms)
      expect((await request(app).get(path)).text).toContain('delete it after 30 days.');
    const refused = await request(app).post('/contact-us').type('form').send({ fullName: '' }).expect(422);
    expect(refused.text).toContain('delete it after 30 days.');
  });

  it('names the company, its registration and whom to ask about personal data', async () => {
    const facts = (await served.main('/privacy')).one('[aria-labelledby="responsible-title"]');
    const { cin, gstin } = company.registration;
    for (const fact of [company.legalName, cin, gstin, company.privacy.contact]) {
      expect(facts.text).toContain(fact);
    }
    expect(facts.all(`a[href="mailto:${company.privacy.email}"]`)).toHaveLength(1);
  });
});
