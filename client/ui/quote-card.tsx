import './quote-card.css';
import type { ReactNode } from 'react';

type QuoteCardProps = {
  /** What was said; paragraphs. */
  children: ReactNode;
  name: string;
  role: string;
  /** Address of the face beside the name. */
  image: string;
};

/** What a client said, and who it was. */
export function QuoteCard({ children, name, role, image }: QuoteCardProps) {
  return (
    <figure className="card quote">
      <blockquote>{children}</blockquote>
      <figcaption className="quote__person beside gap-3">
        <img src={image} alt="" width="48" height="48" loading="lazy" />
        <span>
          <strong>{name}</strong> <span className="quote__role muted balance">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
