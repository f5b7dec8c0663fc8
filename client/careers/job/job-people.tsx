import { disciplineOf } from '#content/careers/disciplines.ts';
import { type Lead, jobPeople as words } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import { Person } from '../../ui/person/person.tsx';
import { Section } from '../../ui/section.tsx';

export const leadOf = (job: Job): Lead =>
  new Map<string, Lead>(Object.entries(words.leads)).get(disciplineOf(job)) ?? words.lead;

/** Below the text of an opening: who reads applications, and who sets the task. */
export function JobPeople({ job }: { job: Job }) {
  return (
    <Section id="meet" title={words.title} kind="sunken" isNear>
      <div className="grid cols-2 gap-8">
        <Person {...words.reader} />
        <Person {...leadOf(job)} />
      </div>
    </Section>
  );
}
