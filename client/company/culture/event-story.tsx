import './event-story.css';
import type { culture } from '#content/company/culture-copy.ts';
import { Gallery } from '../gallery.tsx';

type EventStoryProps = {
  of: (typeof culture)['events']['list'][number];
  /** Where the pictures stand on a wide page. */
  side: 'start' | 'end' | 'below';
};

/** The large picture is cropped at its sides, so it is wider than what is seen of it. */
const SIZES = {
  first: '(min-width: 116em) 80rem, (min-width: 80em) 68rem, (min-width: 64em) 90vw, 100vw',
  others: '(min-width: 116em) 28rem, (min-width: 80em) 24rem, (min-width: 64em) 33vw, 50vw',
};

/** A festival in the office (behaviour C3). */
export function EventStory({ of: { id, title, when, description, pictures }, side }: EventStoryProps) {
  const titleId = `${id}-title`;
  return (
    <section className={`wrap story story--${side}`} id={id} aria-labelledby={titleId}>
      <div className="story__text grid gap-4 content-start">
        <p className="label">{when}</p>
        <h3 className="story__title" id={titleId}>
          {title}
        </h3>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Gallery label={`Pictures of ${title}`} pictures={pictures} sizes={SIZES} />
    </section>
  );
}
