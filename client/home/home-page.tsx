import '../ui/accordion/accordion.css';
import './home-page.css';
import './traced.css';
import { useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { home } from '#content/home/home-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { HOME } from '#shared/paths.ts';
import { clientLogos } from '../pictures/logos.ts';
import { LogoStrip } from '../ui/carousel/logo-strip.tsx';
import { ask, type Deferred } from '../ui/data/site-data.ts';
import type { Head, LoaderArgs } from '../ui/page.ts';
import { Hero } from './hero.tsx';
import { type LatestPost, latestPosts } from './latest-blogs.tsx';
import { LowerSections } from './lower-sections.tsx';
import { CLIENT_LOGO_STRIP } from './motion.ts';
import { Services } from './our-services.tsx';
import { companyData } from './structured-data.ts';

type Data = { testimonials: Deferred<Testimonial[]>; posts: LatestPost[] };

/** The page is shown without its testimonials where they fail; the failure is logged once (behaviour H7). */
export async function loader(args: LoaderArgs): Promise<Data> {
  const note = () => console.error(home.testimonials.failed);
  const posts = await latestPosts();
  try {
    const testimonials = await ask(args, (data) => data.testimonials());
    if ('promise' in testimonials) testimonials.promise.catch(note);
    return { testimonials, posts };
  } catch {
    note();
    return { testimonials: { value: [] }, posts };
  }
}

export function Page() {
  const { testimonials, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <div className="traced traced--first">
        <div id="clients-strip">
          <LogoStrip className="wrap" label={home.clientsLabel} logos={clientLogos} {...CLIENT_LOGO_STRIP} />
        </div>
        <Services />
      </div>
      <LowerSections testimonials={testimonials} posts={posts} />
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
