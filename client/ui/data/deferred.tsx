import { type ReactNode, useEffect, useState } from 'react';
import type { Deferred } from './site-data.ts';

type Answer<T> = { value: T; hasFailed?: false } | { value?: undefined; hasFailed: true };

/** The answer to a request, or the one to the request before while `isWaiting` for it. */
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

/** Renders data that has arrived, `loading` until then, or `failed` if the request failed. */
export function ShowDeferred<T>(props: {
  data: Deferred<T>;
  loading: ReactNode;
  failed: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const { answer, isWaiting } = useAnswer(props.data);
  if (isWaiting || !answer) return props.loading;
  return answer.hasFailed ? props.failed : props.children(answer.value);
}
