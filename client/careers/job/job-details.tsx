import { job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { TextList } from '../../ui/text-list.tsx';
import { longDate } from '../date-format.ts';

/** The description of an opening. */
export function JobProse({ job }: { job: Job }) {
  return (
    <div className="job__prose split split--wide-start items-start">
      <section className="grid gap-4">
        <h2 className="label">{words.summary}</h2>
        {paragraphsOf(job.jobSummary).map((text, index) => (
          <p key={text} className={index === 0 ? 'title-3 ink job__line' : undefined}>
            {text}
          </p>
        ))}
      </section>
      <Points title={words.responsibilities} items={job.keyResponsibilities} className="rules rules--flush" />
      <Points title={words.required} items={job.requiredSkillsQualifications} />
      <Points title={words.preferred} items={job.preferredQualifications ?? []} />
    </div>
  );
}

type PointsProps = { title: string; items: readonly string[]; className?: string };

function Points({ title, items, ...list }: PointsProps) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="title-2">{title}</h2>
      <TextList of={items} {...list} />
    </section>
  );
}

/** The terms of an opening, in the card beside it. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [words.facts.salary, job.salary],
    [words.facts.experience, job.experience],
    [words.facts.location, job.location],
    [words.facts.jobType, job.jobType],
    [words.facts.openings, job.openings && String(job.openings)],
    [words.facts.department, job.department],
    [words.facts.posted, job.postedAt && <time dateTime={job.postedAt}>{longDate(job.postedAt)}</time>],
    [words.facts.closes, job.closesAt && <time dateTime={job.closesAt}>{longDate(job.closesAt)}</time>],
  ] as const;
  return (
    <DescriptionList
      className="grid always-cols-2 gap-4 text-s job-facts"
      items={facts.filter(([, value]) => value)}
    />
  );
}

/** The paragraphs of a text, separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
