import './closing-card.css';
import { useId } from 'react';
import { CAREER } from '#shared/paths.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { ArrowLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

type ClosingCardProps = { title: string; text: string; link: string; picture: PictureSource };

/** The end of a page, leading to the jobs: text beside a picture, or below it on narrow screens. */
export function ClosingCard({ title, text, link, picture }: ClosingCardProps) {
  const id = useId();
  return (
    <section className="wrap section section--flush on-screen" aria-labelledby={id}>
      <div className="frame square raised grid gap-0 desk-cols-2">
        <div className="stack gap-3 closing-card__words content-center">
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          <ArrowLink className="button" to={CAREER}>
            {link}
          </ArrowLink>
        </div>
        <Picture
          className="closing-card__picture crop"
          of={picture}
          sizes="(min-width: 80em) 38rem, (min-width: 64em) 50vw, 100vw"
        />
      </div>
    </section>
  );
}
