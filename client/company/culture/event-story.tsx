import './event-story.css';
import type { culture } from '#content/company/culture-copy.ts';
import { Gallery } from '../gallery.tsx';

type EventStoryProps = {
  of: (typeof culture)['events']['list'][number];
  /** The edge of a wide window that the pictures run off. */
  side: 'start' | 'end';
};

const SIZES = { first: '(min-width: 64em) 70vw, 100vw', others: '(min-width: 89em) 8rem, 9vw' };

/** A festival in the office (behaviour C3). */
export function EventStory({ of: { id, title, when, description, pictures }, side }: EventStoryProps) {
  const titleId = `${id}-title`;
  return (
    <section className={`grid items-center story story--${side}`} id={id} aria-labelledby={titleId}>
      <div className="story__text grid gap-4 content-start">
        <p className="label">{when}</p>
        <h3 id={titleId}>{title}</h3>
        {description.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
      <Gallery label={`Pictures of ${title}`} pictures={pictures} sizes={SIZES} />
    </section>
  );
}
