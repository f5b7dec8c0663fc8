import { type ComponentType, lazy, Suspense } from 'react';

/** A part that the server renders; its code loads after the page's, to keep that within its budget (`npm run size`). */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
