import '../ui/form/form.css';
import './contact-page.css';
import { useLoaderData } from 'react-router-dom';
import { contact } from '#content/contact/contact-copy.ts';
import { contactWords } from '#content/contact/contact-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { CONTACT } from '#shared/paths.ts';
import { headAfterPost } from '../ui/form/use-error-title.ts';
import { ArrowLink } from '../ui/link/app-link.tsx';
import { OfficeCard } from '../ui/office/office-card.tsx';
import { WhereNext } from '../ui/office/where-next.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';
import { Person } from '../ui/person/person.tsx';
import { Section } from '../ui/section.tsx';
import { ContactForm } from './contact-form.tsx';
import { Steps } from './steps.tsx';

type Data = { form?: FormState };

const messageTemplates: Readonly<Record<string, string>> = contactWords.about;

/** The outcome of a message posted without JavaScript, or the text that a link begins the message with. */
export async function loader({ context, request }: LoaderArgs): Promise<Data> {
  const asked = new URL(request.url).searchParams.get('about') ?? '';
  const message = Object.hasOwn(messageTemplates, asked) ? messageTemplates[asked] : undefined;
  const about: FormState | undefined = message ? { state: 'asked', values: { message } } : undefined;
  const form = context.form ?? about;
  return form ? { form } : {};
}

export function Page() {
  const { form } = useLoaderData<typeof loader>();
  const { elsewhere, people } = contact;
  return (
    <>
      <div className="section section--sunken">
        <div className="wrap split items-start contact">
          <div className="stack gap-5">
            <h1 className="display" tabIndex={-1}>
              {contact.heading}
            </h1>
            <p className="lead">{contact.lead}</p>
          </div>
          <section className="frame raised panel" id="write" aria-label={contactWords.title}>
            <ContactForm initial={form} />
          </section>
          <section aria-labelledby="next-title">
            <h2 className="title-1 below-4" id="next-title">
              {contact.next.title}
            </h2>
            <Steps steps={contact.next.steps} />
          </section>
        </div>
      </div>
      <div className="band band--plain section">
        <div className="wrap grid gap-4 contact-office">
          <OfficeCard title={contact.office} headingLevel={2} />
          <section aria-labelledby="elsewhere-title">
            <h2 className="title-1 below-4" id="elsewhere-title">
              {elsewhere.title}
            </h2>
            <WhereNext links={elsewhere.links} />
          </section>
        </div>
      </div>
      <Section id="people" title={people.title} isNear>
        <ul className="grid cols-3 gap-6">
          {people.list.map((person) => (
            <li key={person.id}>
              <Person {...person} />
            </li>
          ))}
        </ul>
        <ArrowLink className="text-link above-6" to={people.to}>
          {people.link}
        </ArrowLink>
      </Section>
    </>
  );
}

export function head({ data }: HeadArgs<Data | undefined>): Head {
  return headAfterPost(pageHead(contact, CONTACT), data?.form, contactWords.receivedTitle);
}
