import './home-page.css';
import './traced.css';
import { useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { home } from '#content/home/home-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { HOME } from '#shared/paths.ts';
import { LogoStrip } from '../ui/carousel/logo-strip.tsx';
import { CtaBand } from '../ui/cta-band.tsx';
import { type Deferred, query } from '../ui/data/site-data.ts';
import { Icon } from '../ui/icon.tsx';
import { GetStarted } from '../ui/link/app-link.tsx';
import type { Head, LoaderArgs } from '../ui/page.ts';
import { About } from './about-company.tsx';
import { Hero } from './hero.tsx';
import { Help } from './how-we-help.tsx';
import { Blogs, type LatestPost, latestPosts } from './latest-blogs.tsx';
import { CLIENT_LOGO_STRIP } from './motion.ts';
import { Services } from './our-services.tsx';
import { companyData } from './structured-data.ts';
import { Testimonials } from './testimonials.tsx';
import { Why } from './why-choose.tsx';

type Data = { testimonials: Deferred<Testimonial[]>; posts: LatestPost[] };

/** The page is shown without its testimonials where they fail; the failure is logged once (behaviour H7). */
export async function loader(args: LoaderArgs): Promise<Data> {
  const note = () => console.error(home.testimonials.failed);
  const posts = await latestPosts();
  try {
    const testimonials = await query(args, (data) => data.testimonials());
    if ('promise' in testimonials) testimonials.promise.catch(note);
    return { testimonials, posts };
  } catch {
    note();
    return { testimonials: { value: [] }, posts };
  }
}

export function Page() {
  const { testimonials, posts } = useLoaderData<typeof loader>();
  const { closing } = lower;
  const [phone] = company.phones;
  return (
    <>
      <Hero />
      <div className="traced traced--first">
        <div id="clients-strip">
          <LogoStrip className="wrap" label={home.clientsLabel} {...CLIENT_LOGO_STRIP} />
        </div>
        <Services />
      </div>
      <About />
      <Testimonials data={testimonials} />
      <Help />
      <Why />
      <CtaBand
        {...closing}
        actions={
          <>
            <GetStarted>{closing.action}</GetStarted>
            <a className="button button--quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.display}
            </a>
          </>
        }
      />
      <Blogs posts={posts} />
    </>
  );
}

export function head(): Head {
  return {
    title: `${company.name}: ${home.title}`,
    description: home.description,
    canonical: HOME,
    ...(import.meta.env.SSR && { structuredData: companyData }),
  };
}
