import { type ProjectCase, caseWords as words } from '#content/portfolio/case-copy.ts';
import type { projects } from '#content/portfolio/portfolio-copy.ts';
import { DescriptionList } from '../ui/description-list.tsx';

/** Who did what and when, as bars over the weeks of the project. */
export function PeopleByWeek({ people }: Pick<ProjectCase, 'people'>) {
  const total = Math.max(...people.map(({ weeks: [, last] }) => last));
  return (
    <ul className="rules rules--between case-people">
      {people.map(({ name, did, weeks: [first, last] }) => (
        <li key={name} className="grid items-center">
          <span className="grid gap-0">
            <strong>{name}</strong> <span className="note">{did}</span>
          </span>
          <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect x={first - 1} width={last - first + 1} height="1" />
          </svg>
          <span className="mono-note">{words.weeks(first, last)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What went wrong, as a note pinned to the drawing. */
export function WentWrong({ of }: { of: ProjectCase['wrong'] }) {
  return (
    <section className="case-wrong stack gap-5" aria-labelledby="case-wrong">
      <h2 className="title-3 copper" id="case-wrong">
        {words.wrong}
      </h2>
      <DescriptionList
        className="grid desk-cols-3 gap-7"
        items={words.wrongParts.map((part, at) => [part, of[at]])}
      />
    </section>
  );
}

/** The key facts for comparing projects, like the cells of a drawing's title block. */
export function CaseFacts({ project, study }: { project: (typeof projects)[number]; study: ProjectCase }) {
  const { client, year, result } = project;
  const { people, price } = study;
  const total = Math.max(...people.map(({ weeks: [, last] }) => last));
  const effort = people.reduce((sum, { weeks: [first, last] }) => sum + last - first + 1, 0);
  const facts = [
    [words.result, result.figure, result.measured],
    [words.price, price.range, price.covers],
    [words.time, words.total(total), words.effort(people.length, effort)],
    [words.client, client.name, `${client.trade}, ${client.place}, ${year}`],
  ] as const;
  return (
    <DescriptionList
      className="frame--cells grid cols-2 text-s case-facts"
      items={facts.map(([term, figure, of], at) => [
        term,
        <span key={term} className="grid gap-0">
          <strong className={`title-2 ${at === 0 ? 'copper' : ''}`}>{figure}</strong>{' '}
          <span className="note">{of}</span>
        </span>,
      ])}
    />
  );
}
