import './clients-page.css';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type ClientTestimonial, clientsPage, clientTestimonials } from '#content/company/clients-copy.ts';
import { CLIENTS, PORTFOLIO } from '#shared/paths.ts';
import { LogoStrip } from '../../ui/carousel/logo-strip.tsx';
import { CtaBand } from '../../ui/cta-band.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { GetStarted, QuietLink } from '../../ui/link/app-link.tsx';
import { type LoaderArgs, pageHead } from '../../ui/page.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { ClientRow } from './client-row.tsx';
import { CLIENTS_CAROUSEL, FILTER_DELAY } from './motion.ts';

/** The URL holds the chosen rating, and each choice is a history entry. */
export async function loader({ request }: LoaderArgs): Promise<{ rating: string }> {
  return { rating: ratingOf(new URL(request.url).searchParams.get('rating')) };
}

export function Page() {
  const { closing, figures } = clientsPage;
  return (
    <>
      <PageHero title={clientsPage.title} lead={clientsPage.lead} aside={<KeyFigures items={figures} />} />
      <Testimonials />
      <LogoStrip className="wrap clients-logos" label={clientsPage.logos} {...CLIENTS_CAROUSEL} />
      <CtaBand
        {...closing}
        actions={
          <>
            <GetStarted>{closing.action}</GetStarted>
            <QuietLink to={PORTFOLIO}>{closing.second}</QuietLink>
          </>
        }
      />
    </>
  );
}

/** Each change shows a loading state for one second, then the list (behaviour C6). */
function Testimonials() {
  const chosen = useLoaderData<typeof loader>();
  const [shown, setShown] = useState(chosen);
  const { rating } = chosen;
  // Compared by identity: the loader's data is new for each choice, also for going back to the rating shown.
  const loading = shown !== chosen;

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(chosen), FILTER_DELAY);
    return () => clearTimeout(timer);
  }, [loading, chosen]);

  const testimonials = ratedAtLeast(shown.rating);
  const isLeaving = (one: ClientTestimonial) => !ratedAtLeast(rating).includes(one);
  const found = `Showing ${testimonials.length} of ${clientTestimonials.length} testimonials`;
  return (
    <section className="wrap section clients" aria-label={clientsPage.list}>
      <div className="row between gap-4 below-5">
        <FilterBar
          label={clientsPage.filter.label}
          path={CLIENTS}
          name="rating"
          options={ratingOptions}
          chosen={rating}
        />
        <p className="note" role="status">
          {loading ? clientsPage.filter.loading : found}
        </p>
      </div>
      <ul className="grid gap-0" aria-busy={loading}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.author} className={isLeaving(testimonial) ? 'leaves' : undefined}>
            <ClientRow testimonial={testimonial} at={clientTestimonials.indexOf(testimonial)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All testimonials, or those with at least this many stars; the values of `?rating=4` in the URL. */
const RATINGS = [
  ['', clientsPage.filter.all],
  ['5', clientsPage.filter.five],
  ['4', clientsPage.filter.four],
] as const;

const ratingOf = (asked: string | null) => RATINGS.find(([rating]) => rating === asked)?.[0] ?? '';

const ratedAtLeast = (stars: string) => clientTestimonials.filter(({ rating }) => rating >= Number(stars));

const ratingOptions = RATINGS.map(([value, label]) => ({ value, label, count: ratedAtLeast(value).length }));

export const head = () => pageHead(clientsPage, CLIENTS);
