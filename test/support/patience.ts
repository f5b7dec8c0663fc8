/** ms after which what has not come is held not to come: a busy machine is no reason to fail. */
export const PATIENCE = 60_000;

/** ms for what has no end of its own; less than a test has, so that the test says what it waited for. */
const LIMIT = 2 * PATIENCE;

/**
 * What `work` comes to, where it comes in time. For what knows no limit, such as `page.evaluate` of what may never come.
 * @throws that `what` did not come
 */
export async function within<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Waited ${LIMIT} ms in vain for ${what}`)), LIMIT);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
