import './office-card.css';
import { company } from '#content/company.ts';
import { Icon } from '../icon.tsx';
import { PhoneLinks } from './phone-links.tsx';

/** Address, telephone numbers, e-mail and, where asked for, the working hours of the office. */
export function ContactDetails({ email, hours = false }: { email: string; hours?: boolean }) {
  const { address, officeHours } = company;
  return (
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
      {hours && (
        <li className="pair">
          <Icon name="clock" className="copper" />
          <span>
            {officeHours.days}, {officeHours.opens} to {officeHours.closes}
            <br />
            {officeHours.onCall}
          </span>
        </li>
      )}
    </ul>
  );
}
