/**
 * Copy that the forms have in common; each has words of its own, so that no page carries those of another. Messages
 * about single fields stand with their rules in `shared/`.
 */

/** A field as its form shows it. `digits` takes digits alone, at most that many. */
export type FieldWords = {
  /** Also names the field to the company: at the desk, in letters and exports. */
  label: string;
  hint?: string;
  isOptional?: boolean;
  kind: 'text' | 'email' | 'tel' | 'paragraph' | 'file';
  /** Left out, the browser brings back what was typed, and suggests nothing. */
  autoComplete?: string;
  digits?: number;
};

/** `fields` are those of the form's schema and its file, in the order in which the form shows them. */
export type FormWords<Field extends string = string> = {
  fields: Readonly<Record<Field, FieldWords>>;
  submit: string;
  sending: string;
  /** Given how long what is sent is kept, such as "12 months". */
  consent: (keptFor: string) => string;
};

/** Stands behind the consent line of each form. */
export const privacyLink = { name: 'Privacy', suffix: ', opens in a new tab' } as const;

/** The promise of each form that a client sends, before and after. */
export const ANSWERED = 'An engineer answers within two working days';

/** Above a form that holds what was typed before another page was visited, or on another page. */
export const draftWords = {
  begun:
    'Everything you typed is here, and a number from any country is welcome. Please look it over and send it.',
  kept: 'We kept what you typed here.',
  notTheFile: 'Please choose the file again.',
  clear: 'Clear the form',
  left: 'What you typed is still in the form you left.',
} as const;

/** Label of the field that people do not see, for those who come upon it all the same. */
export const leaveEmpty = 'Please leave this empty';
