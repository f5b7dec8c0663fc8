import { aboutOf, answerSubject } from '#content/letters/answer-copy.ts';
import { receiptFoot } from '#content/letters/receipt-copy.ts';
import { PRIVACY } from '#shared/paths.ts';
import { type Letter, paragraph } from './letter.ts';
import { pageOf } from './receipts.ts';
import type { Received } from './received.ts';

/** A letter that the company wrote at the desk, as it was written; that to an applicant leads to their own page. */
export function answerLetter(
  received: Received,
  text: string,
  { publicOrigin, key }: { publicOrigin: string; key: string | undefined },
): Letter {
  const { company, phone, privacy } = receiptFoot;
  const jobTitle = received.kind === 'application' ? received.jobTitle : undefined;
  return {
    subject: answerSubject(jobTitle, received.reference),
    title: aboutOf(jobTitle),
    blocks: [...text.split(/\n{2,}/).map(paragraph), ...(key ? pageOf(publicOrigin, key) : [])],
    foot: [`${privacy}: ${publicOrigin}${PRIVACY}`, `${company}, ${phone}`],
  };
}
