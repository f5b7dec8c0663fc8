import { type ComponentType, lazy, Suspense } from 'react';

/** A part that the server sends whole; its code comes after that of the page, of which it would be too much (`npm run size`). */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
