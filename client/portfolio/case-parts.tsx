import type { ProjectCase } from '#content/portfolio/case-copy.ts';
import { caseWords as words } from '#content/portfolio/case-copy.ts';
import { DescriptionList } from '../ui/description-list.tsx';

/** Who did what when, as bars over the weeks of the project. */
export function PeopleByWeek({ people }: Pick<ProjectCase, 'people'>) {
  const total = Math.max(...people.map(({ weeks: [, last] }) => last));
  return (
    <ul className="rules rules--between case-people">
      {people.map(({ name, did, weeks: [first, last] }) => (
        <li key={name}>
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

/** What went wrong, as a note that was pinned to the drawing. */
export function WentWrong({ of }: { of: ProjectCase['wrong'] }) {
  return (
    <section className="case-wrong stack gap-5" aria-labelledby="case-wrong">
      <h2 className="title-3 copper" id="case-wrong">
        {words.wrong}
      </h2>
      <DescriptionList
        className="grid desk-cols-3"
        items={words.wrongParts.map((part, at) => [part, of[at]])}
      />
    </section>
  );
}
