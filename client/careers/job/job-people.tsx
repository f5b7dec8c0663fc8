import { disciplineOf } from '#content/careers/disciplines.ts';
import { hiring } from '#content/careers/hiring-copy.ts';
import { type Lead, jobPeople as words } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import { Person } from '../../ui/person/person.tsx';
import { Section } from '../../ui/section.tsx';
import { StepLine } from '../../ui/step-line/step-line.tsx';

export const leadOf = (job: Job): Lead =>
  new Map<string, Lead>(Object.entries(words.leads)).get(disciplineOf(job)) ?? words.lead;

/** The steps to an offer, each two above the signature of who takes them with the applicant. */
export function Hiring({ lead }: { lead: Lead }) {
  return (
    <Section id="meet" title={hiring.title}>
      <StepLine steps={hiring.steps} />
      <div className="grid cols-2 gap-6 above-7">
        {[words.reader, lead].map((person) => (
          <Person key={person.id} {...person} />
        ))}
      </div>
    </Section>
  );
}
