import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Await } from 'react-router-dom';
import type { Deferred } from './site-data.ts';

/** Renders data that has arrived, `loading` until then, or `failed` if the request failed. */
export function ShowDeferred<T>(props: {
  data: Deferred<T>;
  loading: ReactNode;
  failed: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if ('value' in props.data) return props.children(props.data.value);
  return (
    <Suspense fallback={props.loading}>
      {/* biome-ignore lint/complexity/noUselessFragments: for null the router would pass the error on to the page */}
      <Await resolve={props.data.promise} errorElement={<>{props.failed}</>}>
        {(value) => props.children(value as T)}
      </Await>
    </Suspense>
  );
}

/** Data once it has arrived; during a later request, the previous data. */
export function useArrived<T>(data: Deferred<T>): T | undefined {
  const [arrived, setArrived] = useState<T>();
  useEffect(() => {
    let isCurrent = true;
    const show = (value: T) => isCurrent && setArrived(value);
    if ('value' in data) setArrived(data.value);
    else data.promise.then(show, () => {});
    return () => {
      isCurrent = false;
    };
  }, [data]);
  return 'value' in data ? data.value : arrived;
}
