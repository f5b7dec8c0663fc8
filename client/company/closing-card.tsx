import './closing-card.css';
import { type ReactNode, useId } from 'react';

type ClosingCardProps = {
  title: string;
  text: string;
  /** One button. */
  action: ReactNode;
  /** A `<Picture className="closing-card__picture">`: beside the words, or above them on narrow screens. */
  picture: ReactNode;
};

/** Call to action at the end of a page: text and a picture on one card. */
export function ClosingCard({ title, text, action, picture }: ClosingCardProps) {
  const id = useId();
  return (
    <section className="wrap closing" aria-labelledby={id}>
      <div className="closing-card">
        <div className="closing-card__words">
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {action}
        </div>
        {picture}
      </div>
    </section>
  );
}
