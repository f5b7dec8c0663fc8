import '../ui/form/control.css';
import '../ui/form/form.css';
import '../ui/link/link-list.css';
import './portfolio-page.css';
import { useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { enquiryWords } from '#content/portfolio/enquiry-form-copy.ts';
import {
  PORTFOLIO_CATEGORIES,
  type PortfolioCategory,
  portfolio,
} from '#content/portfolio/portfolio-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { PORTFOLIO } from '#shared/paths.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { headAfterPost } from '../ui/form/use-error-title.ts';
import { Icon } from '../ui/icon.tsx';
import { OfficeCard } from '../ui/office/office-card.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { PortfolioProjects } from './projects.tsx';

type Data = { category?: PortfolioCategory; form?: FormState };

/** The chosen category, from the URL, and the outcome of an enquiry posted without JavaScript. */
export async function loader({ request, context }: LoaderArgs): Promise<Data> {
  const asked = new URL(request.url).searchParams.get('category');
  const category = PORTFOLIO_CATEGORIES.find((known) => known === asked);
  const form = context.form;
  return { ...(category && { category }), ...(form && { form }) };
}

export function Page() {
  const { category, form } = useLoaderData<typeof loader>();
  const { banner } = portfolio;
  const [phone] = company.phones;
  return (
    <>
      <header className="wrap split split--wide-start items-end gap-4 above-7">
        <h1 className="stage__figure" tabIndex={-1}>
          {portfolio.heading}
        </h1>
        <p className="lead">{portfolio.lead}</p>
      </header>
      <section
        className="section section--flush above-6 projects-section"
        id="projects"
        aria-labelledby="projects-title"
      >
        <div className="wrap">
          <PortfolioProjects chosen={category} />
        </div>
      </section>
      <CtaBand
        {...banner}
        actions={
          <>
            <a className="button" href="#enquiry">
              {banner.write} <Icon name="arrow-right" className="icon--move" />
            </a>{' '}
            <a className="button button--quiet" href={phone.href}>
              <Icon name="phone" /> {phone.display}
            </a>
          </>
        }
      />
      <div className="section section--sunken">
        <div className="wrap split items-start enquiry">
          <section className="frame raised panel" id="enquiry" aria-labelledby="enquiry-title">
            <h2 className="title-3 below-2" id="enquiry-title">
              {portfolio.enquiry.title}
            </h2>
            <p className="note below-5">{portfolio.enquiry.text}</p>
            <EnquiryForm initial={form} />
          </section>
          <DirectContact />
        </div>
      </div>
    </>
  );
}

function DirectContact() {
  const { directTitle, location, social } = portfolio.enquiry;
  return (
    <section className="grid gap-6 sticky" aria-labelledby="direct-title">
      <h2 className="title-3" id="direct-title">
        {directTitle}
      </h2>
      <OfficeCard title={location} headingLevel={3} email={company.infoEmail} />
      <div className="grid gap-3">
        <h3 className="label">{social}</h3>
        <ul className="grid gap-0 always-cols-2 rules ruled-end link-list">
          {company.social.map(({ name, icon, href }) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} className="copper" /> {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function head({ data }: HeadArgs<Data | undefined>): Head {
  return headAfterPost(pageHead(portfolio, PORTFOLIO), data?.form, enquiryWords.receivedTitle);
}
