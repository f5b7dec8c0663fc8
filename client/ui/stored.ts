type Kept = 'session' | 'local';

/** What the browser keeps under `name`, in the tab or on the device; undefined where it keeps nothing that is ours. */
export function readStored(name: string, kind: Kept = 'session'): unknown {
  try {
    return JSON.parse(window[`${kind}Storage`].getItem(name) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value`, or nothing where it is undefined; false where the browser has no storage, or no room in it. */
export function store(name: string, value: unknown, kind: Kept = 'session'): boolean {
  try {
    // What is there is older, and would stay where there is no room for the new one.
    window[`${kind}Storage`].removeItem(name);
    if (value !== undefined) window[`${kind}Storage`].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
