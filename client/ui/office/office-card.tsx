import './office-card.css';
import { useId } from 'react';
import { company } from '#content/company.ts';
import { ContactDetails } from './contact-details.tsx';
import { LocalClock } from './local-clock.tsx';

type OfficeCardProps = {
  title: string;
  headingLevel: 2 | 3;
  /** Copy of the clock: the label of its working hours, and the note shown during them. */
  hoursLabel: string;
  atWork: string;
};

/** The office: its time of day, and how to reach it. */
export function OfficeCard({ title, headingLevel, hoursLabel, atWork }: OfficeCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="frame raised" aria-labelledby={id}>
      <LocalClock hoursLabel={hoursLabel} atWork={atWork} />
      <div className="grid gap-4 office-card__body">
        <Heading className="title-2 office-card__title" id={id}>
          {title}
        </Heading>
        <ContactDetails email={company.email} hours />
      </div>
    </section>
  );
}
