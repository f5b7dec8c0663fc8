import type { Enquiry } from '#shared/enquiry.ts';
import { ANSWERED, type FormWords } from '../form-copy.ts';

/** Copy of the enquiry form of /portfolio. */
export const enquiryWords = {
  fields: {
    fullName: { label: 'Full name', kind: 'text', autoComplete: 'name' },
    email: { label: 'Email', kind: 'email', autoComplete: 'email' },
    contact: {
      label: 'Phone',
      hint: 'An Indian number: ten digits, no +91',
      kind: 'tel',
      autoComplete: 'tel-national',
    },
    project: { label: 'Project', hint: 'A name or a few words', kind: 'text' },
    message: { label: 'Message', kind: 'paragraph' },
  },
  submit: 'Send Message',
  sending: 'Sending...',
  consent: (keptFor) => `We use this only to answer you and delete it after ${keptFor}.`,
  sent: '✅ Message sent successfully!',
  keep: `${ANSWERED}. Keep the reference: with it we can find your enquiry when you write or call again.`,
  receivedTitle: 'Enquiry received',
  failed: '❌ Failed to send. Try again.',
  unreachable: '❌ Something went wrong.',
} as const satisfies FormWords<keyof Enquiry> & Record<string, unknown>;
