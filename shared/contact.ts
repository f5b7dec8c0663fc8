import * as v from 'valibot';
import { EMAIL, errorsBy, line, optionalLine, paragraph } from './form-rules.ts';
import { LIMITS } from './limits.ts';
import { normalizeDigits, stripInvisible } from './plain-characters.ts';

/** An optional leading plus, then 8 to 20 digits, spaces, hyphens or parentheses (behaviour F3). */
const PHONE = /^\+?[\d\s()-]{8,20}$/;

/** The message form on /contact-us (behaviour F1 to F4). */
export const ContactMessage = v.object({
  fullName: line('Name is required', LIMITS.nameCharacters),
  email: v.pipe(
    line('Email is required', LIMITS.emailCharacters, stripInvisible),
    v.regex(EMAIL, 'Email is invalid'),
  ),
  contact: v.pipe(
    optionalLine(40, normalizeDigits),
    v.check((value) => value === '' || PHONE.test(value), 'Phone number is invalid'),
  ),
  message: v.pipe(
    paragraph('Message is required', LIMITS.messageCharacters),
    v.minLength(10, 'Message should be at least 10 characters'),
  ),
});

export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const check = (values: FormData) => errorsBy(ContactMessage, values);
