import { useEffect, useState } from 'react';

/**
 * A part that the page is whole without, loaded once the page answers; undefined until then, and where it does not come.
 * `load` must be the same at every render.
 */
export function useLater<T extends object>(load: () => Promise<T>): T | undefined {
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
