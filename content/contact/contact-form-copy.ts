import type { ContactMessage } from '#shared/contact.ts';
import { ANSWERED, type FormWords } from '../form-copy.ts';
import type { ModuleId } from '../products/module-facts.ts';

const FINDS = 'with it we can find your message when you write or call again.';

/** Copy of the form of /contact-us. */
export const contactWords = {
  title: 'Write to us',
  intro: 'Everything is required except the phone number.',
  fields: {
    fullName: { label: 'Full name', kind: 'text', autoComplete: 'name' },
    email: { label: 'Email', kind: 'email', autoComplete: 'email' },
    contact: {
      label: 'Phone',
      hint: 'With the country code if you are outside India',
      isOptional: true,
      kind: 'tel',
      autoComplete: 'tel',
    },
    message: { label: 'Message', kind: 'paragraph' },
  },
  /** How a message begins that is about a module. */
  about: {
    l293d: 'About the L293D motor driver module:\n\n',
    relay: 'About the relay module:\n\n',
    ir: 'About the IR sensor module:\n\n',
    rf: 'About the RF modules:\n\n',
  } satisfies Record<ModuleId, string>,
  submit: 'Send Message',
  sending: 'Sending...',
  consent: (keptFor) => `We use this only to answer you and delete it after ${keptFor}.`,
  sentTitle: 'Message Sent!',
  sentText: "Thank you for reaching out. We'll be in touch soon.",
  answerFrom: 'One of these three',
  keep: `Keep the reference: ${FINDS}`,
  keepLater: `${ANSWERED}. Keep the reference: ${FINDS}`,
  receivedTitle: 'Message received',
  comesBack: 'The form comes back in a moment.',
  another: 'Write another message',
  earlier: 'Your message was sent.',
  failed: 'Failed to send message.',
  unreachable: 'An error occurred. Please try again.',
} as const satisfies FormWords<keyof ContactMessage> & Record<string, unknown>;
