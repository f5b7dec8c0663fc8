import { heroSlides, home } from '#content/home/home-copy.ts';
import { between, isScreenshot, only } from '#shared/picture-source.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { useLater } from '../ui/use-later.ts';
import { HERO } from './motion.ts';
import { type HeroSlide, HeroSlider } from './opener.tsx';

/** More than half the container beside the text, the width of the page below it; no phone takes the widest file. */
const SIZES = '(min-width: 105em) 52rem, (min-width: 64em) 44rem, (min-width: 30em) 100vw, 21rem';

const slides = heroSlides.map(
  ({ picture, heading, line, text, actions }, at): HeroSlide => ({
    key: picture.file,
    heading,
    text: (
      <>
        {line && <strong className="opener__line ink balance">{line}</strong>}
        {line ? ` ${text}` : text}
      </>
    ),
    picture: (
      <Picture
        priority={at === 0}
        {...(isScreenshot(picture)
          ? { of: only(1200, picture) }
          : { of: between(800, at === 0 ? 1600 : 1200, picture), sizes: SIZES })}
      />
    ),
    over: at === 0 && <Switches />,
    actions: actions.map(({ label, to }, place) => [
      <AppLink key={to} className={place === 0 ? 'button icon-after' : 'button button--quiet'} to={to}>
        {label}
      </AppLink>,
      ' ',
    ]),
  }),
);

const loadSwitchboard = () => import('./later/later.ts');

function Switches() {
  const part = useLater(loadSwitchboard);
  return part && <part.Switchboard />;
}

export function Hero() {
  return <HeroSlider slides={slides} interval={HERO.autoplay} label={home.heroLabel} />;
}
