import { useEffect, useState } from 'react';
import type { Deferred } from './site-data.ts';

type Answer<T> = { value: T; hasFailed?: false } | { value?: undefined; hasFailed: true };

/**
 * The answer to a loader's request; undefined until the first has come. While `isWaiting` for a later one it is still
 * the previous: a list stays until the next one is there.
 */
export function useAnswer<T>(data: Deferred<T>): { answer: Answer<T> | undefined; isWaiting: boolean } {
  const [last, setLast] = useState<{ to?: Deferred<T>; answer?: Answer<T> }>({});
  useEffect(() => {
    let isCurrent = true;
    const settle = (answer: Answer<T>) => isCurrent && setLast({ to: data, answer });
    if ('value' in data) settle(data);
    else
      data.promise.then(
        (value) => settle({ value }),
        () => settle({ hasFailed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [data]);
  if ('value' in data) return { answer: data, isWaiting: false };
  return { answer: last.answer, isWaiting: last.to !== data };
}
