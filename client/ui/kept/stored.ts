type Kept = 'session' | 'local';

/** Holds what storage did not take, disabled or full, for as long as the document lasts. */
const memory = new Map<string, unknown>();

/** Reads JSON from session or local storage; undefined where it has no such entry. */
export function readStored(name: string, kind: Kept = 'session'): unknown {
  if (memory.has(name)) return memory.get(name);
  try {
    return JSON.parse(window[`${kind}Storage`].getItem(name) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores `value`, or removes it if undefined. Returns false if only this document will find it. */
export function store(name: string, value: unknown, kind: Kept = 'session'): boolean {
  memory.delete(name);
  try {
    // The old value must not survive when there is no room for the new one.
    window[`${kind}Storage`].removeItem(name);
    if (value !== undefined) window[`${kind}Storage`].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    if (value !== undefined) memory.set(name, value);
    return false;
  }
}
