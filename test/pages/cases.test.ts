// behaviour: T24
import { describe, expect, it } from 'vitest';
import { caseWords, LAYERS } from '#content/portfolio/case-copy.ts';
import { projects } from '#content/portfolio/portfolio-copy.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

describe('the case of a project', () => {
  it.each(projects)('/portfolio/$id: tells the project to its end without scripts', async (project) => {
    const main = await served.main(`/portfolio/${project.id}`);
    expect(main.one('h1').text).toBe(project.title);
    expect(main.texts('h2')).toEqual([
      'The problem, in the client’s words',
      'What could not be changed',
      'What was built',
      'Who worked on it, week by week',
      'What went wrong',
      'How it was measured',
      'Ask us about this one',
    ]);
    expect(main.texts('dt')).toEqual([
      ...['Result', 'Price', 'Time', 'Client'],
      ...['What happened', 'What it cost', 'Since then'],
    ]);
    const { layers } = (await import(`../../content/portfolio/cases/${project.id}.ts`)).projectCase;
    const { layers: names, untouched } = caseWords;
    expect(main.texts('h3')).toEqual(LAYERS.filter((at) => layers[at]).map((at) => names[at]));
    const others = LAYERS.filter((at) => !layers[at]).map((at) => names[at]);
    expect(others.length === 0 || main.says(untouched(others))).toBe(true);
    expect(main.one('blockquote').parent?.one('figcaption').text).toContain(project.client.name);
    expect(main.says(project.result.figure)).toBe(true);
  });

  it('counts the weeks of everybody together', async () => {
    const main = await served.main('/portfolio/clinic-day');
    expect(main.says('14 weeks')).toBe(true);
    expect(main.says('3 people, 28 person-weeks')).toBe(true);
  });

  it('leads on to the next project until all are seen, and back by the one before', async () => {
    const around = async (path: string) =>
      (await served.main(path)).all('nav a').map((a) => a.get('href') ?? '');
    const start = `/portfolio/${projects[0].id}`;
    const seen = [start];
    for (let [, next = ''] = await around(start); next !== start; [, next = ''] = await around(next)) {
      expect((await around(next))[0]).toBe(seen.at(-1));
      seen.push(next);
    }
    expect(seen).toEqual(projects.map(({ id }) => `/portfolio/${id}`));
  });
});
