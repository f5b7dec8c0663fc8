import { disciplineOf } from '#content/careers/disciplines.ts';
import { type Lead, jobPeople as words } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import { Person } from '../../ui/person/person.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

/** Below the text of an opening: the bench of its task, who reads applications and who sets the task. */
export function JobPeople({ job }: { job: Job }) {
  const { picture, caption, ...lead } =
    new Map<string, Lead>(Object.entries(words.leads)).get(disciplineOf(job)) ?? words.lead;
  return (
    <Section id="people" title={words.title} kind="sunken" isNear>
      <div className="split items-start">
        <figure className="grid gap-3 sticky">
          <Picture of={picture} sizes="(min-width: 80em) 38rem, (min-width: 64em) 46vw, 92vw" />
          <figcaption className="mono-note">{caption}</figcaption>
        </figure>
        <div className="grid gap-7">
          <Person {...words.reader} />
          <Person {...lead} />
        </div>
      </div>
    </Section>
  );
}
