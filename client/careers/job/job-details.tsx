import '../../ui/step-line/numbered.css';
import { job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { TextList } from '../../ui/text-list.tsx';
import { longDate } from '../date-format.ts';

/** What an opening is about, and what its work is. */
export function JobProse({ job }: { job: Job }) {
  return (
    <div className="grid gap-7 job__prose">
      <section className="grid gap-4">
        <h2 className="label">{words.summary}</h2>
        {paragraphsOf(job.jobSummary).map((text, index) => (
          <p key={text} className={index === 0 ? 'title-3 ink balance job__line' : undefined}>
            {text}
          </p>
        ))}
      </section>
      <section className="grid gap-4">
        <h2 className="label">{words.responsibilities}</h2>
        <TextList of={job.keyResponsibilities} className="rules pad-4 ink title-1 numbered job__tasks" />
      </section>
    </div>
  );
}

/** What an applicant must bring, and on a board beside it what helps. */
export function JobSkills({ job }: { job: Job }) {
  const { requiredSkillsQualifications: required, preferredQualifications: preferred = [] } = job;
  return (
    <div className="split split--wide-start full job__skills">
      <section className="stack gap-5 content-start">
        <h2 className="title-3">{words.required}</h2>
        <TextList of={required} className="grid cols-2 gap-5 icon-list ticks" />
      </section>
      {preferred.length > 0 && (
        <section className="band band--plain stack gap-5 content-start job__preferred">
          <h2 className="title-3">{words.preferred}</h2>
          <TextList of={preferred} className="rules pad-4 title-2 ink balance" />
        </section>
      )}
    </div>
  );
}

/** The terms of an opening, in the card beside it. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [
    [words.facts.salary, job.salary],
    [words.facts.experience, job.experience],
    [words.facts.location, job.location],
    [words.facts.jobType, job.jobType],
    [words.facts.openings, job.openings],
    [words.facts.department, job.department],
    [words.facts.posted, job.postedAt && <time dateTime={job.postedAt}>{longDate(job.postedAt)}</time>],
    [words.facts.closes, job.closesAt && <time dateTime={job.closesAt}>{longDate(job.closesAt)}</time>],
  ] as const;
  return (
    <DescriptionList
      className="rules rules--between facts job-facts"
      items={facts.filter(([, value]) => value)}
    />
  );
}

/** The paragraphs of a text, separated by empty lines. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
