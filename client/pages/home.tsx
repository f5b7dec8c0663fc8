import './home/home.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { home } from '#content/pages/home.ts';
import { CLIENT_LOGO_STRIP } from '#shared/constants.ts';
import type { Testimonial } from '#shared/entities.ts';
import { HOME } from '#shared/paths.ts';
import { CtaBand } from '../components/cta-band.tsx';
import { GetStarted } from '../components/get-started.tsx';
import { Icon } from '../components/icon.tsx';
import { LogoStrip } from '../components/logo-strip.tsx';
import type { Head } from '../page.ts';
import { clientLogos } from '../pictures/logos.ts';
import { ask, type Later } from '../site-data.ts';
import { About } from './home/about.tsx';
import { Blogs } from './home/blogs.tsx';
import { Help } from './home/help.tsx';
import { Hero } from './home/hero.tsx';
import { Services } from './home/services.tsx';
import { companyData } from './home/structured-data.ts';
import { Testimonials } from './home/testimonials.tsx';
import { Why } from './home/why.tsx';

type Data = { testimonials: Later<Testimonial[]> };

/** The page stands without its testimonials: a failure is only noted, once; spec.md section 8. */
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
      <LogoStrip
        className="wrap"
        label={home.clientsLabel}
        logos={clientLogos}
        autoplay={CLIENT_LOGO_STRIP.autoplay}
        speed={CLIENT_LOGO_STRIP.speed}
        perView={CLIENT_LOGO_STRIP.perView}
        gap={CLIENT_LOGO_STRIP.gap}
      />
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
    structuredData: companyData(),
  };
}
