/** Copy of the three forms. Messages about single fields stand with their rules in `shared/`. */

/** A field as its form shows it. `digits` takes digits alone, at most that many. */
export type FieldWords = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  kind: 'text' | 'email' | 'tel' | 'paragraph';
  /** Left out, the browser brings back what was typed, and suggests nothing. */
  autoComplete?: string;
  digits?: number;
};

export type FormWords = {
  fields: readonly FieldWords[];
  submit: string;
  sending: string;
  /** Given how long what is sent is kept, such as "12 months". */
  consent: (keptFor: string) => string;
};

/** Stands behind the consent line of each form. */
export const privacyLink = { name: 'Privacy', suffix: ', opens in a new tab' } as const;

/** Above a form that holds what was typed before another page was visited. */
export const draftWords = { kept: 'We kept what you typed here.', clear: 'Clear the form' } as const;

/** Label of the field that people do not see, for those who come upon it all the same. */
export const leaveEmpty = 'Please leave this empty';

/** Where somebody without an Indian telephone number is sent (behaviour W6). */
export const foreignNumber = {
  before: 'Outside India? This form takes Indian numbers only, so please',
  link: 'write to us here',
};

export const contactWords = {
  title: 'Write to us',
  intro: 'Everything is required except the phone number.',
  fields: [
    { name: 'fullName', label: 'Full name', kind: 'text', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    {
      name: 'contact',
      label: 'Phone',
      hint: 'With the country code if you are outside India',
      isOptional: true,
      kind: 'tel',
      autoComplete: 'tel',
    },
    { name: 'message', label: 'Message', kind: 'paragraph' },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  consent: (keptFor) => `We use this only to answer you and delete it after ${keptFor}.`,
  sentTitle: 'Message Sent!',
  sentText: "Thank you for reaching out. We'll be in touch soon.",
  comesBack: 'The form comes back in a moment.',
  another: 'Write another message',
  earlier: 'Your message was sent.',
  failed: 'Failed to send message.',
  unreachable: 'An error occurred. Please try again.',
} as const satisfies FormWords & Record<string, unknown>;

export const enquiryWords = {
  fields: [
    { name: 'fullName', label: 'Full name', kind: 'text', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    {
      name: 'contact',
      label: 'Phone',
      hint: 'Ten digits, without the country code',
      kind: 'tel',
      autoComplete: 'tel-national',
    },
    { name: 'project', label: 'Project', hint: 'A name or a few words', kind: 'text' },
    { name: 'message', label: 'Message', kind: 'paragraph' },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  consent: (keptFor) => `We use this only to answer you and delete it after ${keptFor}.`,
  sent: '✅ Message sent successfully!',
  failed: '❌ Failed to send. Try again.',
  unreachable: '❌ Something went wrong.',
} as const satisfies FormWords & Record<string, unknown>;

export const applicationWords = {
  fields: [
    { name: 'name', label: 'Name', kind: 'text', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    {
      name: 'phone',
      label: 'Phone',
      hint: 'Ten digits, without the country code',
      kind: 'tel',
      autoComplete: 'tel-national',
      digits: 10,
    },
    { name: 'coverLetter', label: 'Cover letter', isOptional: true, kind: 'paragraph' },
  ],
  resume: {
    label: 'Resume',
    hint: 'One PDF, up to 5 MB',
    chooseAgain:
      'Please choose your resume again. A browser does not keep a chosen file when a page comes back.',
    uploading: 'Uploading',
    cancel: 'Cancel upload',
    cancelled: 'Upload cancelled. What you typed is still here.',
    arrived: 'Everything has arrived. We are checking the file.',
  },
  submit: 'Submit Application',
  sending: 'Sending...',
  close: 'Close',
  consent: (keptFor) => `Only our hiring team reads this. We delete it after ${keptFor}.`,
  failed: 'Application failed. Please try again.',
  unreachable: 'Something went wrong. Please check your connection and try again.',
  thanks: 'A person on our hiring team reads every application and answers by e-mail or telephone.',
  closesItself: 'This window closes by itself.',
  applied: 'You applied for this job.',
  onItsWay: 'Your application is on its way.',
  stillThere: 'What you typed is still in the form.',
} as const satisfies FormWords & Record<string, unknown>;
