import { company } from '../company.ts';

/** Copy of the page that an applicant alone can open, `/applications/{key}`. */
export const application = {
  title: 'Your application',
  description: 'Where your application stands, what happens next, and what you sent.',
  referenceLabel: 'Reference',
  /** What each stage means to the applicant; `name` is also its place on the line. */
  stages: {
    new: {
      name: 'Received',
      text: 'Your application has arrived complete. There is nothing you need to do now.',
      who: 'Our hiring team. A person reads every application.',
      next: 'The engineers you would work with read it too. Then we call you, or write to say no.',
    },
    reviewing: {
      name: 'Being read',
      text: 'Your application is being read. There is nothing you need to do now.',
      who: 'Our hiring team and the engineers you would work with.',
      next: 'A first call about your work, our projects and your questions, or a no in writing.',
    },
    interview: {
      name: 'Interview',
      text: 'We would like to talk to you. Please answer our email or call with a time that suits you.',
      who: 'The engineers you would work with.',
      next: 'After the first call, a task from a real project, at our bench or at home. Then we decide.',
      when: 'On the day we agree on with you.',
    },
    offer: {
      name: 'Offer',
      text: 'We would like to work with you. Our offer comes by email; please ask about anything that is unclear.',
      who: 'You. The offer is yours to accept or to decline.',
      next: 'You answer that email, and we agree on your first day.',
      when: 'The offer says until when it stands.',
    },
    hired: { name: 'Hired', text: 'Welcome to the team. Your contract and your first day come by email.' },
    declined: {
      name: 'Not this time',
      text: 'We have decided not to take this application further. Thank you for the work you put into it. You are welcome to apply for another job.',
    },
    withdrawn: {
      name: 'Withdrawn',
      text: 'You withdrew this application, and we no longer work on it. You can apply again while the job is open.',
    },
    'resume-replaced': { name: 'Resume replaced' },
  },
  facts: { who: 'Who has it', next: 'What comes next', when: 'When you hear from us' },
  /** `day` is the last day of the promised time. */
  heardBy: (day: string) => `By ${day}.`,
  notHeard: {
    before: 'If you have not, write to',
    email: company.careersEmail,
    after: 'with the reference.',
  },
  line: 'The course of your application',
  ahead: 'Still to come',
  /** What is said of a stage that is not reached yet. */
  aheadOf: {
    reviewing: () => 'by the engineers you would work with',
    interview: (day: string) => `first call by ${day}`,
    offer: () => 'in writing, or the reason why not',
  },
  jobs: 'See open jobs',
  held: 'What you sent',
  /** Of a field that was left empty. */
  none: 'None',
  keptUntil: 'Kept until',
  keptNote: 'After that day we delete it automatically, the resume included.',
  opening: 'The job as it stood when you applied',
  openingGone: 'The text of the job was not kept with this application.',
  actions: 'What you can do',
  keepLink: 'Only the address of this page opens it. Please bookmark it and do not share it.',
  done: {
    apply: 'Application submitted successfully! Everything about it is on this page.',
    replace: 'Your new resume has replaced the first one. The reference stays the same.',
    correct: 'Your corrections are saved. The reference stays the same.',
    withdraw: 'Your application is withdrawn.',
  },
  /** The page's title beside `done`. */
  doneTitle: {
    apply: 'Application received',
    replace: 'Resume replaced',
    correct: 'Application corrected',
    withdraw: 'Application withdrawn',
  },
  replace: {
    title: 'Replace the resume',
    text: 'The new file replaces the old one, which we delete. Everything else stays.',
    submit: 'Replace Resume',
    sending: 'Sending...',
    failed: 'The resume was not replaced. Please try again.',
    unreachable: 'Something went wrong. Please check your connection and try again.',
  },
  correct: {
    title: 'Correct what you typed',
    text: 'What you save here replaces what you sent. We answer to the email given here.',
    submit: 'Save Corrections',
  },
  withdraw: {
    title: 'Withdraw the application',
    text: 'We stop working on it, and keep it until the day given under “What you sent” unless you erase it. This cannot be undone here, but you can apply again while the job is open.',
    submit: 'Yes, Withdraw It',
  },
  erase: {
    title: 'Erase everything',
    text: 'We delete what you sent, the resume, our notes and this page, at once and for good. If we are already in touch about this job, tell us first: afterwards we cannot tell who you are.',
    sure: 'I want everything about this application to be deleted',
    submit: 'Erase Everything',
  },
  ended: 'This application is closed, so nothing in it can be changed. You can still erase it.',
  anythingElse: {
    before: 'Is anything else wrong? Write to',
    email: company.privacy.email,
    after: 'and give the reference.',
  },
} as const;

/** Copy of the page that somebody is led to who has erased an application. It is the same for everybody. */
export const erased = {
  title: 'Application erased',
  description: 'What it means to erase an application, and what becomes of backups.',
  heading: 'Erased',
  lead: 'An erased application is no longer in our database: what was typed, the resume and our notes are gone, and its link no longer opens anything.',
  points: [
    'Backups of the last 30 days may still hold it. They exist in case a disk fails, nobody reads them, and each is deleted when it is 30 days old. If one has to be restored, what was erased since then is erased again.',
    'If we have already written to you, those emails are in your mailbox and in ours. Ask us to delete ours, and we do it at once.',
    'You can apply again at any time, as if for the first time.',
  ],
  careers: 'See open jobs',
  privacy: 'How we handle what you send',
} as const;
