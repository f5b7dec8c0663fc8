import { randomInt } from 'node:crypto';

/** The characters `REFERENCE` in shared/reference.ts allows: 30, so eight of them make 6.5 × 10¹¹ references a kind. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export type ReferenceInitial = 'A' | 'C' | 'E';

/** A new reference such as `A-7KQM-2XWD`. Random, so that none can be guessed from another; the unique key catches a double. */
export function newReference(initial: ReferenceInitial): string {
  return `${initial}-${group()}-${group()}`;
}

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Draws references until one is free. Throws after ten taken ones in a row, which chance does not produce. */
export async function withFreeReference<T>(
  draw: () => string,
  attempt: (reference: string) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < 10; tries += 1) {
    const result = await attempt(draw());
    if (result !== undefined) return result;
  }
  throw new Error('Ten references in a row were already taken');
}
