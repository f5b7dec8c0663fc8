import './hero.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { heroSlides, home } from '#content/home/home-copy.ts';
import { between, only, type PictureSource } from '#shared/picture-source.ts';
import { Dots } from '../ui/carousel/dots.tsx';
import { RotationButton } from '../ui/carousel/rotation-button.tsx';
import { useRotation } from '../ui/carousel/use-rotation.ts';
import { useDeferredImport } from '../ui/hydration/use-deferred-import.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { HERO } from './motion.ts';

const LABEL = 'label via band__label';

const loadDeferred = () => import('./deferred/deferred.ts');

const dots = heroSlides.map(({ picture, heading }, at) => ({
  key: picture.file,
  name: `Slide ${at + 1}: ${heading}`,
}));

/** The opening of the home page (behaviour H1, L2). Its first heading is the page's h1. */
export function Hero() {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const show = (at: number) => {
    setActive(at);
    setSeen([...new Set([...seen, at])]);
  };
  const seeAll = () => setSeen(dots.map((_, at) => at));
  const next = (active + 1) % heroSlides.length;
  const rotation = useRotation({ root, delay: HERO.autoplay, step: active, advance: () => show(next) });
  const deferred = useDeferredImport(loadDeferred);

  // A slide that leaves with the focus in it (a heading, after a navigation) hands it to the region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides leave when the active one changes
  useLayoutEffect(() => {
    if (root.current?.querySelector('[inert] :focus')) root.current.focus({ preventScroll: true });
  }, [active]);

  return (
    <section
      ref={root}
      className="band band--plain grid gap-0 home-hero"
      aria-roledescription="carousel"
      aria-label={home.heroLabel}
      data-playing={rotation.playing || undefined}
      tabIndex={-1}
    >
      {deferred && <deferred.Tilt root={root} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: fetches the pictures before a dot is pressed */}
      <div
        className="wrap beside gap-0 home-hero__controls needs-scripts"
        onPointerEnter={seeAll}
        onFocus={seeAll}
      >
        <RotationButton rotation={rotation} label={home.heroLabel.toLowerCase()} />
        <Dots slides={dots} current={active} goTo={show} />
      </div>
      <div className="home-hero__slides" aria-live={rotation.live}>
        {heroSlides.map(({ picture, heading, line, text, actions }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no form group
          <div
            key={picture.file}
            className="home-hero__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${heroSlides.length}`}
            data-active={at === active || undefined}
            // A picture is fetched once its slide has been shown, or is about to be.
            data-near={seen.includes(at) || (rotation.running && at === next) || undefined}
            inert={hydrated && at !== active}
          >
            <div className="wrap grid gap-6 home-hero__inside">
              <div className="stack home-hero__text">
                {at === 0 ? (
                  <h1 className={LABEL} tabIndex={-1}>
                    {heading}
                  </h1>
                ) : (
                  <h2 className={LABEL}>{heading}</h2>
                )}
                <p className="lead wide">
                  <strong className="block below-5">{line}</strong>
                  {` ${text}`}
                </p>
                <div className="row above-2">
                  {actions.map(({ label, to }, place) => [
                    <AppLink
                      key={to}
                      className={place === 0 ? 'button icon-after' : 'button button--quiet'}
                      to={to}
                    >
                      {label}
                    </AppLink>,
                    ' ',
                  ])}
                </div>
              </div>
              <div className="home-hero__picture">
                <div className="home-hero__tilt">
                  <SlidePicture of={picture} isFirst={at === 0} />
                  {deferred && <span className="home-hero__light" aria-hidden="true" />}
                </div>
                {at === 0 && deferred && <deferred.Switchboard />}
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** More than half the container beside the text, the width of the page below it; no phone takes the widest file. */
const SIZES = '(min-width: 64em) 52rem, (min-width: 30em) 100vw, 21rem';

/** The first is the page's largest contentful paint. */
function SlidePicture({ of, isFirst }: { of: PictureSource; isFirst: boolean }) {
  if (!isFirst) return <Picture of={only(1200, of)} phone />;
  return <Picture of={between(800, 1600, of)} sizes={SIZES} priority />;
}
