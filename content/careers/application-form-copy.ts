import type { Application } from '#shared/application.ts';
import type { FormWords } from '../form-copy.ts';
import { FIRST_CALL } from './first-call.ts';
import { jobPeople } from './job-people.ts';

/** Copy of the application form. */
export const applicationWords = {
  fields: {
    name: { label: 'Name', kind: 'text', autoComplete: 'name' },
    email: { label: 'Email', kind: 'email', autoComplete: 'email' },
    phone: {
      label: 'Phone',
      hint: 'An Indian mobile number: ten digits, no +91',
      kind: 'tel',
      autoComplete: 'tel-national',
      digits: 10,
    },
    resume: { label: 'Resume', hint: 'One PDF, up to 5 MB: choose or drop it', kind: 'file' },
    coverLetter: { label: 'Cover letter', isOptional: true, kind: 'paragraph' },
  },
  resume: {
    chooseAgain: 'Please choose your resume again. A reload drops the file.',
    changed: 'This file was changed or moved after you chose it. Please choose it again.',
    uploading: 'Uploading',
    cancel: 'Cancel upload',
    cancelled: 'Upload cancelled. What you typed is still here.',
    arrived: 'Upload complete. We are checking the file.',
  },
  applyFor: 'Apply:',
  appliedFor: 'Applied:',
  readBy: `${jobPeople.reader.name} reads it.`,
  submit: 'Submit Application',
  sending: 'Sending...',
  close: 'Close',
  consent: (keptFor) => `Only our hiring team reads this. We delete it after ${keptFor}.`,
  failed: 'Application failed. Please try again.',
  gone: {
    link: 'Go on with what you typed',
    after: 'to an open application or another job.',
  },
  unreachable: 'Something went wrong. Please check your connection and try again.',
  thanks: `A person on our hiring team reads every application and answers by email or telephone within ${FIRST_CALL.inWords}.`,
  keep: 'Only this link opens your application: keep it, and do not share it.',
  reference: 'Your reference',
  ownPage: 'Open your application',
  closesItself: 'This window closes in a moment.',
  applied: 'You applied for this job.',
  onItsWay: 'Your application is on its way.',
  stillThere: 'What you typed is still in the form.',
} as const satisfies FormWords<keyof Application | 'resume'> & Record<string, unknown>;
