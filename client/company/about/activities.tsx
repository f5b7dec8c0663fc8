import './activities.css';
import { about } from '#content/company/about-copy.ts';
import { Gallery } from '../gallery.tsx';

/** The rooms and the festivals, each picture large in a dialog. */
export function Activities() {
  const { title, text, label, pictures } = about.gallery;
  return (
    <section className="section section--flush" aria-labelledby="activities">
      <div className="wrap">
        <div className="head head--near">
          <h2 id="activities">{title}</h2>
          <p>{text}</p>
        </div>
        <Gallery
          className="gallery--activities"
          label={label}
          pictures={pictures}
          sizes={{
            first: '(min-width: 116em) 50rem, (min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw',
            others: '(min-width: 116em) 33rem, (min-width: 80em) 24rem, (min-width: 48em) 33vw, 50vw',
          }}
        />
      </div>
    </section>
  );
}
