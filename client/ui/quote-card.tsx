import './quote-card.css';
import type { ReactNode } from 'react';
import { Stars } from './stars.tsx';

type QuoteCardProps = {
  /** What was said; paragraphs. */
  children: ReactNode;
  name: string;
  role: string;
  /** Address of the face beside the name. */
  image: string;
  /** Whole stars, 1 to 5; left out where the client gave none. */
  rating?: number | undefined;
  className?: string;
};

/** What a client said, and who it was. */
export function QuoteCard({ children, name, role, image, rating, className }: QuoteCardProps) {
  return (
    <figure className={className ? `card quote ${className}` : 'card quote'}>
      {rating !== undefined && (
        <div className="quote__top">
          <Stars rating={rating} />
        </div>
      )}
      <blockquote>{children}</blockquote>
      <figcaption className="quote__person">
        <img src={image} alt="" width="48" height="48" loading="lazy" />
        <span>
          <strong>{name}</strong>
          <span className="quote__role">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
