import { type ProjectCase, caseWords as words } from '#content/portfolio/case-copy.ts';
import type { projects } from '#content/portfolio/portfolio-copy.ts';
import { PORTFOLIO } from '#shared/paths.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Drawing } from '../ui/line-drawing/marks.tsx';
import { ArrowLink } from '../ui/link/app-link.tsx';
import { Person } from '../ui/person/person.tsx';

type CasePartProps = { project: (typeof projects)[number]; study: ProjectCase };

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
          <svg className="whole" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
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
export function CaseFacts({ project, study }: CasePartProps) {
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
      className="frame--cells grid tablet-cols-2 text-s case-facts"
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

/** The result as large as the window allows, as marks to be counted, and who takes the call about it. */
export function Measure({ project, study: { measure, people, tally } }: CasePartProps) {
  const { closing } = words;
  const [{ name, did }] = people;
  return (
    <div className="band band--plain section">
      <div className="wrap grid gap-7">
        <section className="grid gap-4" aria-labelledby="measure">
          <h2 className="title-3" id="measure">
            {words.measure}
          </h2>
          <p className="stage__figure semibold ink balance anywhere">{project.result.figure}</p>
          <ul className="grid gap-5">
            {tally.rows.map(([text, count]) => (
              <li key={text} className="grid gap-2">
                <span className="mono text-s ink">{text}</span>
                <Tally {...tally} count={count} />
              </li>
            ))}
          </ul>
          <p className="lead above-4">{measure}</p>
        </section>
        <section className="split split--wide-start ruled inset-5" aria-labelledby="ask">
          <div className="stack">
            <h2 id="ask">{closing.title}</h2>
            <p className="lead">{closing.text}</p>
            <ArrowLink className="button" to={`${PORTFOLIO}#enquiry`}>
              {closing.action}
            </ArrowLink>
          </div>
          <Person id={name.toLowerCase().replaceAll(' ', '-')} name={name} role={did} text="" />
        </section>
      </div>
    </div>
  );
}

/** A mark for each of `of`, the first `count` of them lit; the gap after the last is cut off (case-page.css). */
function Tally({ count, of, perRow }: Omit<ProjectCase['tally'], 'rows'> & { count: number }) {
  const marks = (total: number) =>
    Array.from(
      { length: Math.ceil(total / perRow) },
      (_, row) => `M0 ${row + 0.5}h${Math.min(perRow, total - row * perRow)}`,
    ).join('');
  const rows = Math.ceil(of / perRow);
  return (
    <Drawing className="whole case-tally" size={[perRow - 0.28, rows]} preserveAspectRatio="none">
      <path stroke="var(--band-hairline)" d={marks(of)} />
      <path stroke="var(--band-enig)" d={marks(count)} />
    </Drawing>
  );
}
