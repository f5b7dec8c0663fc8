/** After this, visitors take what has not loaded for broken, ms. */
const PATIENCE = 15_000;

/** Settles as `coming` does, or rejects after `ms`: some networks let requests hang for ever. */
export function inTime<T>(coming: Promise<T>, ms = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came in ${ms} ms`)), ms);
    coming.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
