import { randomInt } from 'node:crypto';
import type { SubmissionKind } from '#shared/reference.ts';

/** The characters `REFERENCE` in shared/reference.ts allows: 30, so eight of them make 6.5 × 10¹¹ references a kind. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const INITIALS: Record<SubmissionKind, string> = { application: 'A', contact: 'C', enquiry: 'E' };

/** A new reference such as `A-7KQM-2XWD`. Random, so that none can be guessed from another; the unique key refuses a second of the same. */
export function newReference(kind: SubmissionKind): string {
  return `${INITIALS[kind]}-${group()}-${group()}`;
}

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
