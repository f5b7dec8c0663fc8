import { useEffect, useState } from 'react';

/**
 * An optional part that loads after hydration; undefined until then, and if it fails to load. `load` must be
 * the same function at every render.
 */
export function useDeferredImport<T extends object>(load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (loaded) => isHere && setPart(loaded),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return part;
}
