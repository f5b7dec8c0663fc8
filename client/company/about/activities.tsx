import './activities.css';
import { about } from '#content/company/about-copy.ts';
import { Section } from '../../ui/section.tsx';
import { Gallery } from '../gallery.tsx';

const SIZES = '(min-width: 116em) 24rem, (min-width: 80em) 18rem, (min-width: 48em) 25vw, 50vw';

/** The rooms and the festivals, each picture large in a dialog. */
export function Activities() {
  const { title, text, label, pictures } = about.gallery;
  return (
    <Section id="activities" title={title} text={text} isNear kind="flush">
      <Gallery
        className="gallery--activities"
        label={label}
        pictures={pictures}
        shown={4}
        sizes={{ first: SIZES, others: SIZES }}
      />
    </Section>
  );
}
