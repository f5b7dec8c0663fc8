import { aboutOf, answerSubject, answerTo } from '#content/letters/answer-copy.ts';
import { changes } from '#content/letters/change-copy.ts';
import {
  applicationReceipt,
  enquiryReceipt,
  greeting,
  messageReceipt,
  receiptFoot,
} from '#content/letters/receipt-copy.ts';
import { applicationPath, PRIVACY } from '#shared/paths.ts';
import { resumeInWords, type StoredApplication } from '../application-rows.ts';
import type { Message } from '../messages.ts';
import type { Changed } from '../outbox.ts';
import { type SentRow, sentRows } from '../sent-rows.ts';
import type { Submission } from '../submissions.ts';
import { type Block, facts, heading, type Letter, list, paragraph, whenInWords } from './letter.ts';

/**
 * The letter to the sender. Anybody can enter anybody's address, so it repeats nothing that was typed and no
 * file name: our server would deliver it to whomever its author likes.
 */
export function receipt(received: Submission, link: Link, changed?: Changed): Letter {
  const letter =
    received.kind === 'application' ? applicantLetter(received, link, changed) : messageLetter(received);
  const { why, company, phone, privacy } = receiptFoot;
  const foot = [why, `${privacy}: ${link.publicOrigin}${PRIVACY}`, `${company}, ${phone}`];
  return { ...letter, foot };
}

type Link = { publicOrigin: string; key: string | null };

/** Confirms the receipt, or what the applicant changed afterwards. */
function applicantLetter(
  application: StoredApplication,
  { publicOrigin, key }: Link,
  changed: Changed | undefined,
): Omit<Letter, 'foot'> {
  const { reference, jobTitle, receivedAt } = application;
  const { received, page, next, steps } = applicationReceipt;
  const copy = changed ? changes[changed.change] : applicationReceipt;
  return {
    subject: copy.subject(jobTitle, reference),
    title: copy.title,
    blocks: [
      paragraph(greeting),
      paragraph(copy.opening(jobTitle, whenInWords(changed?.at ?? receivedAt))),
      ...(changed ? [] : [heading(received)]),
      receivedFacts(application),
      ...(key && !changed ? [paragraph(page)] : []),
      ...(key ? pageOf(publicOrigin, key) : []),
      ...(changed ? [paragraph(changes.notYou)] : [heading(next), list(steps)]),
    ],
  };
}

/** The link to the applicant's own page. */
const pageOf = (publicOrigin: string, key: string): Block[] => [
  { kind: 'button', text: applicationReceipt.button, href: publicOrigin + applicationPath(key) },
  { kind: 'note', text: applicationReceipt.pageNote },
];

function receivedFacts(application: StoredApplication): Block {
  const { labels } = applicationReceipt;
  const { lines, texts } = sentRows(application);
  return facts([
    [labels.reference, application.reference],
    [labels.job, application.jobTitle],
    ...lines
      .filter(({ kind }) => kind === 'email' || kind === 'file')
      .concat(texts)
      .map((row) => [row.label, valueToRepeat(row, application)] as const),
  ]);
}

/** Of what was typed only the length; the e-mail address is the reader's own. */
function valueToRepeat({ kind, value }: SentRow, { resume }: StoredApplication): string {
  if (value === '') return applicationReceipt.none;
  if (kind === 'email') return value;
  if (kind === 'file') return resumeInWords({ ...resume, fileName: applicationReceipt.aFile });
  return applicationReceipt.characters([...value].length);
}

function messageLetter(message: Message): Omit<Letter, 'foot'> {
  const copy = message.kind === 'enquiry' ? enquiryReceipt : messageReceipt;
  return {
    subject: copy.subject(message.reference),
    title: copy.title,
    blocks: [
      paragraph(greeting),
      paragraph(copy.opening(whenInWords(message.receivedAt))),
      facts([[applicationReceipt.labels.reference, message.reference]]),
      paragraph(copy.next),
    ],
  };
}

/** An answer that the company wrote at the desk, unchanged; an applicant's links to their own page. */
export function answerLetter(received: Submission, text: string, { publicOrigin, key }: Link): Letter {
  const { company, phone, privacy } = receiptFoot;
  const jobTitle = received.kind === 'application' ? received.jobTitle : undefined;
  return {
    subject: answerSubject(jobTitle, received.reference),
    title: aboutOf(jobTitle),
    blocks: [...text.split(/\n{2,}/).map(paragraph), ...(key ? pageOf(publicOrigin, key) : [])],
    foot: [
      answerTo(whenInWords(received.receivedAt)),
      `${privacy}: ${publicOrigin}${PRIVACY}`,
      `${company}, ${phone}`,
    ],
  };
}
