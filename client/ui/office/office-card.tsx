import './office-card.css';
import { useId } from 'react';
import { company } from '#content/company.ts';
import { Icon } from '../icon.tsx';
import { LocalClock } from './local-clock.tsx';
import { PhoneLinks } from './phone-links.tsx';

type OfficeCardProps = { title: string; headingLevel: 2 | 3; email?: string };

/** The office: its time of day, and how to reach it. */
export function OfficeCard({ title, headingLevel, email = company.email }: OfficeCardProps) {
  const id = useId();
  const { address, officeHours } = company;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="frame raised" aria-labelledby={id}>
      <LocalClock />
      <div className="grid gap-4 office-card__body">
        <Heading className="title-2 office-card__title" id={id}>
          {title}
        </Heading>
        <ul className="rules contact-details">
          <li className="pair">
            <Icon name="map-pin" className="copper" />
            <address>
              {address.street}
              <br />
              {`${address.area}, ${address.city} ${address.postalCode}`}
              <br />
              {address.state}, {address.country}
            </address>
          </li>
          <li className="pair">
            <Icon name="phone" className="copper" />
            <span className="stack gap-0">
              <PhoneLinks />
            </span>
          </li>
          <li className="pair">
            <Icon name="mail" className="copper" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li className="pair">
            <Icon name="clock" className="copper" />
            <span className="balance">
              {officeHours.days}, {officeHours.opens} to {officeHours.closes}
              <br />
              {officeHours.onCall}
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
