import { disciplineOf } from '#content/careers/disciplines.ts';
import { type Lead, jobPeople as words } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import { Person } from '../../ui/person/person.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';

const leadOf = (job: Job): Lead =>
  new Map<string, Lead>(Object.entries(words.leads)).get(disciplineOf(job)) ?? words.lead;

/** Where the work of an opening is done, behind its title. */
export const JobPicture = ({ job }: { job: Job }) => (
  <Picture className="job__picture on-screen" of={leadOf(job).picture} sizes="60vw" priority />
);

/** Below the text of an opening: who reads applications, and who sets the task. */
export function JobPeople({ job }: { job: Job }) {
  const { picture: _, ...lead } = leadOf(job);
  return (
    <Section id="people" title={words.title} kind="sunken" isNear>
      <div className="grid cols-2 gap-8">
        <Person {...words.reader} />
        <Person {...lead} />
      </div>
    </Section>
  );
}
