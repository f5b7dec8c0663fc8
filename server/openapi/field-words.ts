import type { Application } from '#shared/application.ts';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import { LIMITS } from '#shared/limits.ts';
import type { WordsOf } from './form-schema.ts';

/** The rule of each field in words, for people who write programs, and a value that keeps it. */

const TRIMMED = 'Blanks around it are cut off.';
const name = {
  rule: `Required, at most ${LIMITS.nameCharacters} characters on one line. ${TRIMMED}`,
  example: 'Aditi Verma',
};
const email = {
  rule: `Required, at most ${LIMITS.emailCharacters} characters: one part, an at sign, a domain with a dot.`,
  example: 'aditi.verma@mail.example',
};

export const CONTACT_WORDS: WordsOf<ContactMessage> = {
  fullName: name,
  email,
  contact: {
    rule: 'Telephone number, may be left out: a leading plus if you like, then 8 to 20 digits, blanks, hyphens and parentheses.',
    example: '+91 731 000 0000',
  },
  message: {
    rule: `Required, 10 to ${LIMITS.messageCharacters} characters, line breaks kept. ${TRIMMED}`,
    example: 'Please call me about relay modules for a test bench.',
  },
};

export const ENQUIRY_WORDS: WordsOf<Enquiry> = {
  fullName: name,
  email,
  contact: {
    rule: 'Telephone number, required: exactly ten digits, without country code, blanks or hyphens.',
    example: '9000000000',
  },
  project: {
    rule: `Required, 3 to ${LIMITS.projectCharacters} characters on one line. This field makes the body an enquiry.`,
    example: 'Battery monitor',
  },
  message: {
    rule: `Required, at most ${LIMITS.messageCharacters} characters, line breaks kept. ${TRIMMED}`,
    example: 'Forty cells, one board, readings every second.',
  },
};

export const APPLICATION_WORDS: WordsOf<Application> = {
  name,
  email: {
    rule: `Required, at most ${LIMITS.emailCharacters} characters on one line. Its form is not checked.`,
    example: 'aditi.verma@mail.example',
  },
  phone: {
    rule: 'Required: exactly ten digits, the first 6 to 9, without country code, blanks or hyphens.',
    example: '9000000000',
  },
  coverLetter: {
    rule: `May be left out; at most ${LIMITS.coverLetterCharacters} characters, line breaks kept.`,
    example: 'I would like to work closer to the hardware.',
  },
};
