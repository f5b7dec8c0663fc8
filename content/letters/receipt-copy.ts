import { FIRST_CALL } from '../careers/first-call.ts';
import { company } from '../company.ts';
import { ANSWERED } from '../form-copy.ts';

/** Copy of the letters that people get who wrote to us. Nothing they typed stands in them. */

export const greeting = 'Hello,';

export const applicationReceipt = {
  subject: (job: string, reference: string) => `We have your application: ${job} (${reference})`,
  title: 'We have your application',
  opening: (job: string, time: string) => `Your application for ${job} reached us on ${time}.`,
  received: 'What we received',
  labels: {
    reference: 'Reference',
    job: 'Opening',
  },
  /** Of a field that was left empty. */
  none: 'none',
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  /** Instead of the file's name. */
  aFile: 'your PDF',
  next: 'What happens next',
  steps: [
    'A person on our hiring team reads it.',
    `They answer by email or telephone within ${FIRST_CALL.inWords}, even if the answer is no.`,
    'If we would like to meet you, we agree on a day: in our office in Indore or by video.',
  ],
  page: 'See your application and the opening as it stood, correct what you sent, replace the resume, withdraw or erase it:',
  button: 'Open your application',
  pageNote: 'Whoever has this link can open that page, so please do not forward it.',
} as const;

export const messageReceipt = {
  subject: (reference: string) => `We have your message (${reference})`,
  title: 'We have your message',
  opening: (time: string) => `Your message reached us on ${time}.`,
  next: `${ANSWERED}, to this address. If it is urgent, please call us and give the reference.`,
} as const;

export const enquiryReceipt = {
  subject: (reference: string) => `We have your enquiry (${reference})`,
  title: 'We have your enquiry',
  opening: (time: string) => `Your enquiry about a project reached us on ${time}.`,
  next: `${ANSWERED}, to this address, usually with questions first. If it is urgent, please call us and give the reference.`,
} as const;

export const receiptFoot = {
  /** Why somebody gets this who did not write to us. */
  why: 'You are getting this because your address was entered in a form on our website. If that was not you, you need not do anything: we delete what was sent after the time given in our privacy notice.',
  company: `${company.legalName}, ${company.address.line}`,
  phone: company.phones[0].display,
  privacy: 'Privacy',
} as const;
