// behaviour: U10
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { inEachBrowser } from './browsers.ts';

const DRAFTS = 'Object.keys(sessionStorage).filter((key) => /^draft (contact|enquiry)/.test(key))';
const JOB = jobPath('nodejs-developer');
const FORMS = [
  { path: '/contact-us', form: 'contact-form', field: 'message' },
  { path: '/portfolio', form: 'enquiry-form', field: 'project' },
];

inEachBrowser('what was typed', (visitor) => {
  const value = (id: string) => `document.getElementById(${JSON.stringify(id)})?.value`;

  it.each(FORMS)('on $path is there after a visit to another page, Back, and a reload', async (each) => {
    const { path, form, field } = each;
    await visitor.resize(1280, 900);
    await visitor.open(path);
    await visitor.type(`#${form}-${field}`, 'Forty cold rooms');
    await visitor.clickInFooter('/about');
    await visitor.eventually('location.pathname', '/about');
    await visitor.back();
    await visitor.eventually(value(`${form}-${field}`), 'Forty cold rooms');
    await visitor.reload();
    await visitor.isTakenOver();
    await visitor.eventually(value(`${form}-${field}`), 'Forty cold rooms');
    await visitor.eventually(
      'document.querySelector("main").innerText.includes("We kept what you typed here.")',
    );

    await visitor.click('text=Clear the form');
    await visitor.eventually(value(`${form}-${field}`), '');
    await visitor.eventually('document.activeElement.id', `${form}-fullName`);
    expect(await visitor.read(DRAFTS)).toEqual([]);
  });

  it('in the application is there after the way that its own advice shows', async () => {
    await visitor.open(JOB);
    await visitor.click('text=Apply Now');
    await visitor.type('#application-name', 'Asha Verma');
    await visitor.press('Escape');
    await visitor.clickInFooter('/contact-us');
    await visitor.eventually('location.pathname', '/contact-us');
    await visitor.back();
    await visitor.eventually('location.pathname', JOB);
    await visitor.click('text=Apply Now');
    await visitor.eventually(value('application-name'), 'Asha Verma');
  });
});
