import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { focusPage } from './page-focus.ts';

/** Scrolled further than this the arrow is offered. */
const THRESHOLD_PX = 300;

/** Scrolls up and takes the focus along, or the next Tab would jump back down. */
export function goToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  focusPage();
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Floats over the page once it is scrolled, and steps aside for what has the focus (WCAG 2.4.11). */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    const look = () => {
      // The footer has a link of its own for it.
      setIsShown(window.scrollY > THRESHOLD_PX && !isFooterLinkInView());
      setIsAside(covers(button.current, document.activeElement));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={
        isAside ? 'icon-button on-screen back-to-top back-to-top--aside' : 'icon-button on-screen back-to-top'
      }
      aria-label="Back to top"
      hidden={!isShown}
      onClick={goToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

function isFooterLinkInView(): boolean {
  const link = document.querySelector('.site-footer__top');
  return link !== null && link.getBoundingClientRect().top < innerHeight;
}

/** Whether `button` lies over `focused`, which is small enough to be hidden by it. */
function covers(button: HTMLElement | null, focused: Element | null): boolean {
  if (!button || !focused || focused === button || focused.closest('[tabindex="-1"]') === focused)
    return false;
  const over = button.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  return (
    over.width > 0 &&
    focused !== document.body &&
    under.left < over.right &&
    under.right > over.left &&
    under.top < over.bottom &&
    under.bottom > over.top
  );
}
