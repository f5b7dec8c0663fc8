import { LIMITS } from '#shared/limits.ts';

/** What any form may hold besides its file. */
export const MOST_FIELDS = 8;
export const LONGEST_FIELD_NAME = 64;
/** The longest body that can still hold nothing but a resume and its fields, bytes. */
export const LONGEST_BODY = LIMITS.resume + MOST_FIELDS * LIMITS.multipartField;
