import type { Stage } from '#shared/stages.ts';
import { company } from '../company.ts';

/** What an answer is about: the application for a job, or else a message. */
export const aboutOf = (jobTitle: string | undefined) =>
  jobTitle === undefined ? 'Your message to us' : `Your application: ${jobTitle}`;

/** Why somebody gets an answer; nothing that was typed stands in it. */
export const answerTo = (time: string) => `This answers what was sent to us on our website on ${time}.`;

export const answerSubject = (jobTitle: string | undefined, reference: string) =>
  `${aboutOf(jobTitle)} (${reference})`;

const letter = (name: string, paragraphs: readonly string[]) =>
  [`Hello ${name},`, ...paragraphs, `Kind regards\n${company.name}`].join('\n\n');

type About = { name: string; jobTitle: string };

/** Texts that an answer to an applicant begins with. What stands in square brackets is to be filled in. */
export const ANSWERS = {
  interview: {
    label: 'Interview',
    text: ({ name, jobTitle }: About) =>
      letter(name, [
        `Thank you for your application (${jobTitle}). We have read it and would like to talk to you.`,
        'Would [day] at [time], Indian time, suit you? The call takes [minutes] minutes. If another time is better, please name one.',
      ]),
  },
  yes: {
    label: 'Yes',
    text: ({ name }: About) =>
      letter(name, [
        'We would like to work with you. Our offer comes in a separate letter and stands until [day]. Please ask about anything in it that is unclear.',
      ]),
  },
  hired: {
    label: 'Hired',
    text: ({ name }: About) =>
      letter(name, [
        'Welcome to the team. Your contract is attached to a separate letter, for you to sign and send back.',
        'Your first day is [day]: please come to the office at [time].',
      ]),
  },
  no: {
    label: 'No',
    text: ({ name, jobTitle }: About) =>
      letter(name, [
        `Thank you for your application (${jobTitle}), and for the work you put into it. We have decided not to take it further.`,
        'You are welcome to apply for another of our jobs.',
      ]),
  },
  reading: {
    label: 'In review',
    text: ({ name, jobTitle }: About) =>
      letter(name, [
        `A short note to say that we are reading your application (${jobTitle}). You need not do anything now: you will hear from us either way.`,
      ]),
  },
  plain: {
    label: 'Nothing but a greeting',
    text: ({ name }: About) => letter(name, ['']),
  },
} as const;

export type AnswerName = keyof typeof ANSWERS;

/** The text with which the letter that tells a stage begins. */
export const ANSWER_OF: Readonly<Partial<Record<Stage, AnswerName>>> = {
  reviewing: 'reading',
  interview: 'interview',
  offer: 'yes',
  hired: 'hired',
  declined: 'no',
};
