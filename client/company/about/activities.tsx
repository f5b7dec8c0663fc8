import './activities.css';
import { about } from '#content/company/about-copy.ts';
import { Section } from '../../ui/section.tsx';
import { Gallery } from '../gallery.tsx';

/** The rooms and the festivals, each picture large in a dialog. */
export function Activities() {
  const { title, text, label, pictures } = about.gallery;
  return (
    <Section id="activities" title={title} text={text} isNear kind="flush">
      <Gallery
        className="gallery--activities"
        label={label}
        pictures={pictures}
        sizes={{
          first: '(min-width: 116em) 50rem, (min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw',
          others: '(min-width: 116em) 33rem, (min-width: 80em) 24rem, (min-width: 48em) 33vw, 50vw',
        }}
      />
    </Section>
  );
}
