import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { scrollBehavior } from '../ui/use-media.ts';
import { focusPage } from './page-focus.ts';

/** The button appears beyond this scroll position. */
const THRESHOLD_PX = 300;

/** Scrolls up and takes the focus along, or the next Tab would jump back down. */
function goToTop() {
  focusPage();
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** In the header, which is always in view: floating over the page, it would cover text. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // While it has the focus it stays: hidden, it would drop that to the body.
    const look = () => setIsShown(window.scrollY > THRESHOLD_PX || document.activeElement === button.current);
    look();
    const gone = new AbortController();
    for (const type of ['scroll', 'focusout']) addEventListener(type, look, gone);
    return () => gone.abort();
  }, []);
  return (
    <IconButton
      ref={button}
      icon="arrow-up"
      className={isShown ? 'back-to-top' : 'back-to-top back-to-top--waiting'}
      label="Back to top"
      onClick={goToTop}
    />
  );
}
