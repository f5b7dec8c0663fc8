// behaviour: J1 J2 J3 J7 Q8
import { describe, expect, it } from 'vitest';
import type { HtmlElement } from '../support/site/html.ts';
import { fieldLabels, jobCards, linksSaying, paragraphsAtTitle } from '../support/site/page-parts.ts';
import { OPEN_JOB } from '../support/site/routes.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

describe('Career (/career)', () => {
  it('shows an intro and every open job with label, title, experience, openings, location and View Details', async () => {
    const main = await served.main('/career');
    expect(paragraphsAtTitle(main)[0]?.length).toBeGreaterThan(60);
    const jobs = await served.site.content.jobs();
    const cards = jobCards(main);
    expect(cards).toHaveLength(jobs.length);
    for (const job of jobs) {
      const card = cards.find((one) => one.one('h4').text === job.title) as HtmlElement;
      // Where a job's file gives another fact it takes the place of the fixed words.
      const { workplace = 'on site', employmentType = 'FULL_TIME', openings = 1 } = job;
      const isUsual = workplace === 'on site' && employmentType === 'FULL_TIME';
      expect(card.says('On Site - Full Time')).toBe(isUsual);
      const count = openings === 1 ? '01 Openings' : '02 Openings';
      expect(card.says(count)).toBe(true);
      expect(card.texts('li')).toEqual([job.experience, job.location]);
      const link = card.one('a');
      expect(link.get('href')).toBe(`/careers/${job._id}`);
      expect(link.text).toMatch(/^View Details\b/);
    }
    const node = cards.find((one) => one.one('h4').text === 'Node.js Developer');
    expect(node?.text).toMatch(/₹6 to 10 lakh a year Posted 12 Nov 2026/);
    // Said once where it is the same for all.
    expect(main.text.match(/Apply by [\w ]+\d{4}/g)).toEqual(['Apply by 31 December 2027']);
  });

  it('says so where no job is found, above the three newest', async () => {
    const main = await served.main('/career?q=no-such-trade-anywhere');
    expect(main.text).toContain('No open job matches your search');
    expect(jobCards(main)).toHaveLength(3);
  });
});

describe('Job detail (/careers/{_id})', () => {
  it('shows every field of every open job, Back to Careers and Apply Now', async () => {
    for (const job of await served.site.content.jobs()) {
      const main = await served.main(`/careers/${job._id}`);
      expect(linksSaying(main, 'Back to Careers')).toEqual(['/career']);
      expect(linksSaying(main, 'Apply Now')).toEqual([`/careers/${job._id}?apply#apply`]);
      expect(linksSaying(main, 'Apply for this job')).toEqual([`/careers/${job._id}?apply#apply`]);
      const summary = job.jobSummary.split(/\n+/).map((part) => part.replace(/\s+/g, ' ').trim());
      for (const text of [job.title, job.experience, job.location, job.jobType, job.salary, ...summary]) {
        expect(main.text).toContain(text.trim());
      }
      const { keyResponsibilities, requiredSkillsQualifications, preferredQualifications = [] } = job;
      const items = [...keyResponsibilities, ...requiredSkillsQualifications, ...preferredQualifications];
      expect(main.texts('li')).toEqual(expect.arrayContaining(items));
    }
  });

  it('has the form of application at ?apply: name, email, phone, resume and coverLetter', async () => {
    const main = await served.main(`${OPEN_JOB}?apply`);
    const form = main.one('form');
    expect(form.get('enctype')).toBe('multipart/form-data');
    expect(Object.keys(fieldLabels(form))).toEqual(['name', 'email', 'phone', 'resume', 'coverLetter']);
    expect(form.one('input[name="resume"]').get('type')).toBe('file');
    expect(form.one('input[name="resume"]').get('accept')).toBe('application/pdf');
    expect(form.one('input[name="phone"]').get('maxlength')).toBe('10');
  });
});
