/** After this, visitors take what has not loaded for broken, ms. */
const TIMEOUT = 15_000;

/** Settles as `promise` does, or rejects after `ms`: some networks let requests hang for ever. */
export function withTimeout<T>(promise: Promise<T>, ms = TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came in ${ms} ms`)), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
