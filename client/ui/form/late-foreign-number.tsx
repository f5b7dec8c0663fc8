import { loadedLater } from '../loaded-later.tsx';

/** Few visitors see it. */
export const ForeignNumber = loadedLater(async () => (await import('./foreign-number.tsx')).ForeignNumber);
