import { type ComponentType, lazy, Suspense } from 'react';

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
  const Section = lazy(async () => {
    await isNear(id);
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its page's module is loaded
  return function Late(props: Props) {
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    );
  };
}

/** At once on the server, and where the page did not come from it, since then there is no element to wait for. */
function isNear(id: string): Promise<void> {
  const named = import.meta.env.SSR ? null : document.getElementById(id);
  // All of the section counts: a visitor may come to its end first, by a link, a reload or Back.
  const element = named?.closest('section') ?? named;
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    // By keyboard the focus arrives before the view does.
    element.addEventListener('focusin', () => resolve(), { once: true });
  });
}
