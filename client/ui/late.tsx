import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** How far below the view a section may still be, in px, when its code is fetched. */
const NEAR = '600px';

/**
 * A section below the first view. Its HTML comes from the server at once; its code is fetched when it comes near the
 * view, and then React takes it over as it stands. `id` is that of the section's own element or of its heading.
 */
export function late<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let watched: Element | undefined;
  let goOn = () => {};
  const Section = lazy(async () => {
    watched = elementOf(id);
    if (watched) {
      const element = watched;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        whenNear(element, resolve);
      });
    }
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  return function Late(props: Props) {
    useEffect(() => {
      // Who left before the section was near comes back to a page without the element that was watched.
      if (watched?.isConnected === false) goOn();
    }, []);
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    );
  };
}

/** The section as the server sent it; none on the server itself and where the browser made the page. */
function elementOf(id: string): Element | undefined {
  const named = import.meta.env.SSR ? null : document.getElementById(id);
  // All of the section counts: a visitor may come to its end first, by a link, a reload or Back.
  return named?.closest('section') ?? named ?? undefined;
}

function whenNear(element: Element, then: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  // By keyboard the focus arrives before the view does.
  element.addEventListener('focusin', then, { once: true });
}
