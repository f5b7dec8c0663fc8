import { type ComponentType, lazy, Suspense } from 'react';

/** How far below the view a section may still be, in px, when its code is fetched. */
const NEAR = '600px';

/**
 * A section below the first view. Its HTML comes from the server at once; its code is fetched when it comes near the
 * view, and then React takes it over as it stands. `id` is that of the section's own element. `onServer` is the
 * component itself, which only the server's build holds: pass it as `import.meta.env.SSR ? Section : undefined`.
 */
export function late<Props extends object>(
  id: string,
  onServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Section: ComponentType<Props> =
    onServer ??
    (lazy(async () => {
      await isNear(id);
      return { default: await load() };
    }) as unknown as ComponentType<Props>);
  return function Late(props: Props) {
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    );
  };
}

/** At once where the page was not sent by the server, since then there is no such element to wait for. */
function isNear(id: string): Promise<void> {
  const element = document.getElementById(id);
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
