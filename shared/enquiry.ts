import * as v from 'valibot';
import { EMAIL, errorsBy, line, paragraph } from './form-rules.ts';
import { LIMITS } from './limits.ts';
import { normalizeDigits, stripInvisible } from './plain-characters.ts';
import { PHONE_REQUIRED } from './replies.ts';

/** The enquiry form on /portfolio (behaviour F5 to F8). */
export const Enquiry = v.object({
  fullName: line('Name is required', LIMITS.nameCharacters),
  email: v.pipe(
    line('Email is required', LIMITS.emailCharacters, stripInvisible),
    v.regex(EMAIL, 'Invalid email format'),
  ),
  contact: v.pipe(line(PHONE_REQUIRED, 40, normalizeDigits), v.regex(/^\d{10}$/, 'Phone must be 10 digits')),
  project: v.pipe(
    line('Project is required', LIMITS.projectCharacters),
    v.minLength(3, 'Project name must be at least 3 characters'),
  ),
  message: paragraph('Message is required', LIMITS.messageCharacters),
});

export type Enquiry = v.InferOutput<typeof Enquiry>;

export const check = (values: FormData) => errorsBy(Enquiry, values);
