import { heroSlides, home } from '#content/home/home-copy.ts';
import { upTo } from '#shared/picture-source.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { type HeroSlide, HeroSlider } from './hero-slider.tsx';
import { HERO } from './motion.ts';

/** Half the container beside the text, the width of the page below it. */
const SIZES = '(min-width: 75em) 36rem, (min-width: 64em) 46vw, 92vw';

const slides = heroSlides.map(
  ({ picture, heading, line, text, actions }, at): HeroSlide => ({
    key: picture.file,
    heading,
    text: (
      <>
        {line && <strong className="hero-slider__line">{line}</strong>} {text}
      </>
    ),
    picture: <Picture of={upTo(1200, picture)} sizes={SIZES} priority={at === 0} />,
    actions: actions.map(({ label, to }, place) => (
      <AppLink key={to} className={place === 0 ? 'button' : 'button button--quiet'} to={to}>
        {label}
        {place === 0 && <Icon name="arrow-right" className="icon--move" />}
      </AppLink>
    )),
  }),
);

export function Hero() {
  return <HeroSlider slides={slides} interval={HERO.autoplay} label={home.heroLabel} />;
}
