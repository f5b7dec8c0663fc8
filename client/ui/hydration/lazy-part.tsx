import { type ComponentType, lazy, Suspense } from 'react';

/** A component that the server renders, and whose code loads after the page's own (budget: `npm run size`). */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
