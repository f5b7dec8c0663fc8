import { culture } from '#content/company/culture-copy.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PHOTO_SLIDER } from './motion.ts';

/** Carousel of office pictures (behaviour C3, L7). Its styles are in culture-page.css. */
export function Photos() {
  const { title, label, list } = culture.photos;
  return (
    <div className="section section--sunken section--photos">
      <div className="wrap photos">
        <Carousel
          label={label}
          heading={<h2 id="photos">{title}</h2>}
          slides={list.map(({ picture, caption }) => ({
            key: picture.file,
            name: caption,
            content: (
              <figure className="grid gap-2 photo crop">
                <Picture of={picture} sizes="(min-width: 64em) 20vw, (min-width: 48em) 50vw, 100vw" />
                <figcaption className="text-s muted">{caption}</figcaption>
              </figure>
            ),
          }))}
          {...PHOTO_SLIDER}
          loop
        />
      </div>
    </div>
  );
}
