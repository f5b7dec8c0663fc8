import './office-card.css';
import { company } from '#content/company.ts';
import { Icon } from '../icon.tsx';

/** Address, telephone numbers, e-mail and, where asked for, the working hours of the office. */
export function ContactDetails({ email, hours = false }: { email: string; hours?: boolean }) {
  const { address, phones, officeHours } = company;
  return (
    <ul className="rules contact-details">
      <li>
        <Icon name="map-pin" />
        <address>
          {address.street}
          <br />
          {`${address.area}, ${address.city} ${address.postalCode}`}
          <br />
          {address.state}, {address.country}
        </address>
      </li>
      <li>
        <Icon name="phone" />
        <span className="stack gap-0">
          {phones.map((phone) => [
            <a key={phone.href} href={phone.href}>
              {phone.display}
            </a>,
            ' ',
          ])}
        </span>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {hours && (
        <li>
          <Icon name="clock" />
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
