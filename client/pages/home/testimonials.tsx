import { home } from '#content/pages/home.ts';
import { PREVIEW, TESTIMONIAL_CAROUSEL } from '#shared/constants.ts';
import type { Testimonial } from '#shared/entities.ts';
import { CLIENTS, uploadPath } from '#shared/paths.ts';
import { AppLink } from '../../components/app-link.tsx';
import { Carousel } from '../../components/carousel.tsx';
import { ExpandableText } from '../../components/expandable-text.tsx';
import { Icon } from '../../components/icon.tsx';
import { QuoteCard } from '../../components/quote-card.tsx';
import { Show } from '../../components/show.tsx';
import type { Later } from '../../site-data.ts';

const words = home.testimonials;

/** Nothing at all where there are none, or where asking for them failed; spec.md section 8. */
export function Testimonials({ data }: { data: Later<Testimonial[]> }) {
  return (
    <div id="testimonials">
      <Show data={data} loading={<Loading />} failed={null}>
        {(testimonials) => testimonials.length > 0 && <Loaded testimonials={testimonials} />}
      </Show>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap section">
      <div className="head">
        <h2>{words.heading}</h2>
      </div>
      <p className="home-testimonials__loading" role="status">
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
            <QuoteCard name={name} role={designation} image={uploadPath(image)}>
              <ExpandableText
                text={content}
                limit={PREVIEW.testimonial}
                mode="ellipsis"
                nameSuffix={`of the words of ${name}`}
              />
            </QuoteCard>
          ),
        }))}
        perView={TESTIMONIAL_CAROUSEL.perView}
        gap={24}
        autoplay={TESTIMONIAL_CAROUSEL.autoplay}
        loop
        controls={{ arrows: true }}
      />
      <p className="home-testimonials__all">
        <AppLink className="text-link" to={CLIENTS}>
          {words.all} <Icon name="arrow-right" className="icon--move" />
        </AppLink>
      </p>
    </div>
  );
}
