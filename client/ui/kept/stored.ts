type Kept = 'session' | 'local';

/** Reads JSON from session or local storage; undefined where it has no such entry, or there is no storage. */
export function readStored(name: string, kind: Kept = 'session'): unknown {
  try {
    return JSON.parse(window[`${kind}Storage`].getItem(name) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores `value`, or removes it if undefined. Returns false if storage is disabled or full. */
export function store(name: string, value: unknown, kind: Kept = 'session'): boolean {
  try {
    // The old value must not survive when there is no room for the new one.
    window[`${kind}Storage`].removeItem(name);
    if (value !== undefined) window[`${kind}Storage`].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
