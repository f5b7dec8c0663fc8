import type { ProjectCase } from '#content/portfolio/case-copy.ts';
import { caseWords as words } from '#content/portfolio/case-copy.ts';
import type { projects } from '#content/portfolio/portfolio-copy.ts';
import { DescriptionList } from '../ui/description-list.tsx';

type CaseFactsProps = { project: (typeof projects)[number]; told: ProjectCase };

/** What somebody who compares projects reads first, in the cells of a drawing's title block. */
export function CaseFacts({ project, told }: CaseFactsProps) {
  const { client, year, result } = project;
  const { people, price } = told;
  const total = Math.max(...people.map(({ weeks: [, last] }) => last));
  const effort = people.reduce((sum, { weeks: [first, last] }) => sum + last - first + 1, 0);
  return (
    <DescriptionList
      className="frame--cells grid cols-2 text-s case-facts"
      items={[
        [words.result, <Fact key="result" className="copper" figure={result.figure} of={result.measured} />],
        [words.price, <Fact key="price" figure={price.range} of={price.covers} />],
        [
          words.time,
          <Fact key="time" figure={words.total(total)} of={words.effort(people.length, effort)} />,
        ],
        [
          words.client,
          <Fact key="client" figure={client.name} of={`${client.trade}, ${client.place}, ${year}`} />,
        ],
      ]}
    />
  );
}

function Fact({ figure, of, className = '' }: { figure: string; of: string; className?: string }) {
  return (
    <span className="grid gap-0">
      <strong className={`title-2 ${className}`}>{figure}</strong> <span className="note">{of}</span>
    </span>
  );
}
