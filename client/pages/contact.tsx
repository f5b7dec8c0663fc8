import '../components/panel.css';
import './contact.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { contactWords } from '#content/forms.ts';
import { contact } from '#content/pages/contact.ts';
import type { FormState } from '#shared/form-state.ts';
import { CAREER, CLIENTS, CONTACT, PRODUCTS } from '#shared/paths.ts';
import { AppLink } from '../components/app-link.tsx';
import { Icon } from '../components/icon.tsx';
import { LocalClock } from '../components/local-clock.tsx';
import { Steps } from '../components/steps.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { ERROR_TITLE } from '../forms/use-error-title.ts';
import type { Head, HeadArgs, RequestContext } from '../page.ts';

type Data = { form?: FormState };

const PATHS = { career: CAREER, products: PRODUCTS, clients: CLIENTS };

/** What became of a message posted without JavaScript; in the browser there is nothing to ask for. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Data> {
  const form = (context as Partial<RequestContext> | undefined)?.form;
  return form ? { form } : {};
}

export function Page() {
  const { form } = useLoaderData() as Data;
  return (
    <>
      <div className="band hero">
        <div className="wrap split split--wide-start">
          <div>
            <p className="label band__label">{contact.label}</p>
            <h1 tabIndex={-1}>{contact.heading}</h1>
            <p className="lead">{contact.lead}</p>
          </div>
          <Steps className="band__card" steps={contact.next.steps} label={contact.next.title} />
        </div>
      </div>
      <div className="section">
        <div className="wrap contact">
          <section className="panel panel--form" id="write" aria-label={contactWords.title}>
            <ContactForm initial={form} />
          </section>
          <div className="contact__aside">
            <Office />
            <Elsewhere />
          </div>
        </div>
      </div>
    </>
  );
}

function Office() {
  const { address, phones, email, officeHours } = company;
  return (
    <section className="panel office" aria-labelledby="office-title">
      <LocalClock
        place={`${address.city}, UTC +05:30`}
        hours={officeHours}
        hoursLabel={contact.hours}
        atWork={contact.atWork}
      />
      <div className="office__body">
        <h2 id="office-title">{contact.office}</h2>
        <ul className="reach">
          <li>
            <Icon name="map-pin" />
            <address>
              {address.street}
              <br />
              {address.area}, {address.city} {address.postalCode}
              <br />
              {address.state}, {address.country}
            </address>
          </li>
          <li>
            <Icon name="phone" />
            <span>
              {phones.map((phone) => (
                <span className="reach__line" key={phone.href}>
                  <a href={phone.href}>{phone.display}</a>
                  <br />
                </span>
              ))}
            </span>
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              {officeHours.days}, {officeHours.opens} to {officeHours.closes}
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Elsewhere() {
  return (
    <section aria-labelledby="elsewhere-title">
      <h2 className="steps__title" id="elsewhere-title">
        {contact.elsewhere.title}
      </h2>
      <ul className="onward">
        {contact.elsewhere.links.map((link) => (
          <li key={link.to}>
            <span>{link.question}</span>
            <AppLink className="text-link" to={PATHS[link.to]}>
              {link.label} <Icon name="arrow-right" className="icon--move" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function head({ data }: HeadArgs<Data | undefined>): Head {
  const title = `${contact.title} | ${company.name}`;
  return {
    title: data?.form?.state === 'refused' ? ERROR_TITLE + title : title,
    description: contact.description,
    canonical: CONTACT,
  };
}
