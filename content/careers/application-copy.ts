import { company } from '../company.ts';

/** Copy of the page that an applicant alone can open, `/applications/{key}`. */
export const application = {
  title: 'Your application',
  description: 'How far your application has come, what we hold of it, and what you can do with it.',
  referenceLabel: 'Reference',
  /** What each stage means to the applicant, and its line in the history. */
  stages: {
    new: {
      name: 'Received',
      text: 'Your application is with our hiring team. A person reads it, and we answer by e-mail or telephone.',
    },
    reviewing: {
      name: 'Being read',
      text: 'Somebody on the hiring team is reading your application together with the engineers of the team.',
    },
    interview: {
      name: 'Interview',
      text: 'We would like to talk to you. Please look for our e-mail or call, and answer it with a time that suits you.',
    },
    offer: {
      name: 'Offer',
      text: 'We would like to work with you. Our offer comes by e-mail; ask us whatever is open.',
    },
    hired: { name: 'Hired', text: 'Welcome to the team. Everything else comes by e-mail.' },
    declined: {
      name: 'Not this time',
      text: 'We have decided not to go on with this application. Thank you for the work you put into it. You are welcome to apply for another job.',
    },
    withdrawn: {
      name: 'Withdrawn',
      text: 'You took this application back, and nobody works on it any more. While the job is open you can apply again.',
    },
    'resume-replaced': { name: 'Resume replaced', text: '' },
  },
  history: 'What has happened',
  held: 'What we hold',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    resume: 'Resume',
    coverLetter: 'Cover letter',
    noLetter: 'None',
    keptUntil: 'Kept until',
  },
  keptNote: 'After that day we delete it by ourselves, the resume included.',
  opening: 'The job as it stood when you applied',
  openingGone: 'The words of the job were not kept with this application.',
  actions: 'What you can do',
  keepLink: 'Only the address of this page opens it. Keep it, and give it to nobody.',
  done: {
    replace: 'Your new resume is in place of the first. The reference stays the same.',
    withdraw: 'Your application is withdrawn.',
  },
  replace: {
    title: 'Replace the resume',
    text: 'The new file takes the place of the old one, which we delete. Everything else stays.',
    submit: 'Replace Resume',
    sending: 'Sending...',
    failed: 'The resume was not replaced. Please try again.',
    unreachable: 'Something went wrong. Please check your connection and try again.',
  },
  withdraw: {
    title: 'Withdraw the application',
    text: 'We stop working on it and keep it until the day that stands under “What we hold”, unless you erase it. This cannot be undone here, but while the job is open you can apply again.',
    submit: 'Yes, Withdraw It',
  },
  erase: {
    title: 'Erase everything',
    text: 'We delete what you sent, the resume, our notes and this page, at once and for good. If we are still in touch with you, we will not know any more what about.',
    sure: 'I want everything about this application to be deleted',
    submit: 'Erase Everything',
  },
  ended: 'This application has ended, so nothing in it can be changed. You can still have it erased.',
  correct: {
    before: 'Is something else wrong? Write to',
    email: company.privacy.email,
    after: 'and name the reference.',
  },
} as const;

/** Copy of the page that somebody is led to who has erased an application. It is the same for everybody. */
export const erased = {
  title: 'Application erased',
  description: 'What it means that an application was erased, and what becomes of backups.',
  heading: 'Erased',
  lead: 'An application that was erased is no longer in our database: neither what was typed, nor the resume, nor our notes. Its link leads nowhere any more.',
  points: [
    'Backups of the last 30 days may still hold it. They are there for the case that a disk fails, nobody reads them, and each is deleted when it is 30 days old. If one has to be restored, what was erased since is erased again.',
    'If we have already written to you, those e-mails lie in your mailbox and in ours until we delete them. Ask us, and we do it at once.',
    'You can apply again at any time, as if for the first time.',
  ],
  careers: 'See open jobs',
  privacy: 'How we handle what you send',
} as const;
