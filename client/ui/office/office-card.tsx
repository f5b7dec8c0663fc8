import './office-card.css';
import { useId } from 'react';
import { company } from '#content/company.ts';
import { ContactDetails } from './contact-details.tsx';
import { LocalClock } from './local-clock.tsx';

/** The office: its time of day, and how to reach it. */
export function OfficeCard({ title, headingLevel }: { title: string; headingLevel: 2 | 3 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="frame raised" aria-labelledby={id}>
      <LocalClock />
      <div className="grid gap-4 office-card__body">
        <Heading className="title-2 office-card__title" id={id}>
          {title}
        </Heading>
        <ContactDetails email={company.email} hours />
      </div>
    </section>
  );
}
