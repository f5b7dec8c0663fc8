import type { ReactNode } from 'react';
import { disciplineOf } from '#content/careers/disciplines.ts';
import { hiring } from '#content/careers/hiring-copy.ts';
import { type Lead, jobPeople as words } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { Person } from '../../ui/person/person.tsx';
import { StepLine } from '../../ui/step-line/step-line.tsx';

export const leadOf = (job: Job): Lead => words.leads.get(disciplineOf(job)) ?? words.lead;

/** Where the work is done: a place that the title names, or else the lead's. */
export const placeOf = (job: Job): PictureSource =>
  words.places.find(([word]) => job.title.includes(word))?.[1] ?? leadOf(job).picture;

/** The steps to an offer, each two above the signature of who takes them with the applicant; then `children`. */
export function Hiring({ lead, children }: { lead: Lead; children: ReactNode }) {
  return (
    <section className="full section section--flush" id="meet" aria-labelledby="meet-title">
      <h2 className="head" id="meet-title">
        {hiring.title}
      </h2>
      <StepLine steps={hiring.steps} />
      <div className="grid cols-2 gap-6 above-7">
        <Person {...words.reader} />
        <Person {...lead} />
      </div>
      {children}
    </section>
  );
}
