import { home } from '#content/home/home-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { CLIENTS } from '#shared/paths.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { type Deferred, useQueryResult } from '../ui/data/site-data.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { MoreLink } from '../ui/link/app-link.tsx';
import { QuotePerson } from '../ui/quote/quote-person.tsx';
import { TESTIMONIAL_CAROUSEL } from './motion.ts';

const words = home.testimonials;

/** Renders nothing if there are none, or if they failed to load (behaviour H7). */
export function Testimonials({ data }: { data: Deferred<Testimonial[]> }) {
  const { result } = useQueryResult(data);
  const testimonials = result?.value ?? [];
  return (
    <div id="testimonials" className="traced">
      {!result && <Loading />}
      {testimonials.length > 0 && <Loaded testimonials={testimonials} />}
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap section">
      <div className="head">
        <h2>{words.heading}</h2>
      </div>
      <p className="home-testimonials__loading muted" role="status">
        {words.loading}
      </p>
    </div>
  );
}

function Loaded({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className="wrap section">
      <Carousel
        label={words.label}
        heading={<h2>{words.heading}</h2>}
        slides={testimonials.map(({ content, image, name, designation }) => ({
          key: `${name} ${content}`,
          name,
          content: (
            <figure className="quote">
              <blockquote>
                <ExpandableText text={content} words={words} nameSuffix={`by ${name}`} />
              </blockquote>
              <QuotePerson name={name} role={designation} image={image} />
            </figure>
          ),
        }))}
        {...TESTIMONIAL_CAROUSEL}
        loop
      />
      <p className="above-5">
        <MoreLink to={CLIENTS}>{words.all}</MoreLink>
      </p>
    </div>
  );
}
