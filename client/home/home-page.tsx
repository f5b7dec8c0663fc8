import './home-page.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { home } from '#content/home/home-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { HOME } from '#shared/paths.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { ask, type Deferred } from '../ui/data/site-data.ts';
import { Icon } from '../ui/icon.tsx';
import { late } from '../ui/late.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import type { Head } from '../ui/page.ts';
import { Hero } from './hero.tsx';
import { companyData } from './structured-data.ts';

const Clients = late('clients-strip', async () => (await import('./client-logos.tsx')).Clients);
const Services = late('services', async () => (await import('./our-services.tsx')).Services);
const About = late('about-title', async () => (await import('./about-company.tsx')).About);
const Testimonials = late('testimonials', async () => (await import('./testimonials.tsx')).Testimonials);
const Help = late('help-title', async () => (await import('./how-we-help.tsx')).Help);
const Why = late('why-title', async () => (await import('./why-choose.tsx')).Why);
const Blogs = late('blogs-title', async () => (await import('./latest-blogs.tsx')).Blogs);

type Data = { testimonials: Deferred<Testimonial[]> };

/** The page is shown without its testimonials where they fail; the failure is logged once (behaviour H7). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Data> {
  const note = () => console.error(home.testimonials.failed);
  try {
    const testimonials = await ask(context, (data) => data.testimonials());
    if ('promise' in testimonials) testimonials.promise.catch(note);
    return { testimonials };
  } catch {
    note();
    return { testimonials: { value: [] } };
  }
}

export function Page() {
  const { testimonials } = useLoaderData() as Data;
  const [phone] = company.phones;
  return (
    <>
      <Hero />
      <Clients />
      <Services />
      <About />
      <Testimonials data={testimonials} />
      <Help />
      <Why />
      <CtaBand
        title={home.closing.title}
        text={home.closing.text}
        actions={
          <>
            <GetStarted>{home.closing.action}</GetStarted>
            <a className="button button--quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.display}
            </a>
          </>
        }
      />
      <Blogs />
    </>
  );
}

export function head(): Head {
  return {
    title: `${company.name}: ${home.title}`,
    description: home.description,
    canonical: HOME,
    structuredData: import.meta.env.SSR ? companyData() : [],
  };
}
