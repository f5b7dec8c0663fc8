import { job as openingWords } from '#content/careers/job-copy.ts';
import {
  applicationReceipt,
  enquiryReceipt,
  greeting,
  messageReceipt,
  receiptFoot,
} from '#content/letters/receipt-copy.ts';
import type { Job } from '#shared/entities.ts';
import { applicationPath, PRIVACY } from '#shared/paths.ts';
import { printable } from '../../terminal/printable.ts';
import type { Message } from '../messages.ts';
import { type SentRow, sentRows } from '../sent-rows.ts';
import { resumeInWords } from '../stored-application.ts';
import { type Block, facts, heading, type Letter, list, paragraph, whenInWords } from './letter.ts';
import type { Received, ReceivedApplication } from './received.ts';

/**
 * The letter to who wrote. Anybody can give anybody's address, so nothing that was typed as free text is in it:
 * our server would carry it to whomever its writer likes.
 */
export function receipt(received: Received, link: { publicOrigin: string; key: string | undefined }): Letter {
  const letter =
    received.kind === 'application' ? applicationLetter(received, link) : messageLetter(received);
  const { why, company, phone, privacy } = receiptFoot;
  const foot = [why, `${privacy}: ${link.publicOrigin}${PRIVACY}`, `${company}, ${phone}`];
  return { ...letter, foot };
}

function applicationLetter(
  application: ReceivedApplication,
  { publicOrigin, key }: { publicOrigin: string; key: string | undefined },
): Omit<Letter, 'foot'> {
  const words = applicationReceipt;
  const { labels } = words;
  const { reference, jobTitle } = application;
  const { lines, texts } = sentRows(application);
  const page: Block[] = key
    ? [
        paragraph(words.page),
        { kind: 'button', text: words.button, href: publicOrigin + applicationPath(key) },
        { kind: 'note', text: words.pageNote },
      ]
    : [];
  return {
    subject: words.subject(jobTitle, reference),
    title: words.title,
    blocks: [
      paragraph(greeting(nameToGreet(application.name))),
      paragraph(words.opening(jobTitle, whenInWords(application.receivedAt))),
      heading(words.received),
      facts([
        [labels.reference, reference],
        [labels.opening, jobTitle],
        ...[...lines, ...texts]
          .filter(({ field }) => field !== 'name')
          .map((row) => [row.label, valueToRepeat(row, application)] as const),
      ]),
      ...page,
      heading(words.next),
      list(words.steps),
      ...openingAsItStood(application.job),
    ],
  };
}

/** Of free text no more than its length. */
function valueToRepeat({ kind, value }: SentRow, { resume }: ReceivedApplication): string {
  if (value === '') return applicationReceipt.none;
  if (kind === 'file') return resumeInWords({ ...resume, fileName: fileToName(resume.fileName) });
  return kind === 'email' || kind === 'tel' ? value : applicationReceipt.characters([...value].length);
}

function messageLetter(message: Message): Omit<Letter, 'foot'> {
  const words = message.kind === 'enquiry' ? enquiryReceipt : messageReceipt;
  return {
    subject: words.subject(message.reference),
    title: words.title,
    blocks: [
      paragraph(greeting(nameToGreet(message.fullName))),
      paragraph(words.opening(whenInWords(message.receivedAt))),
      facts([[applicationReceipt.labels.reference, message.reference]]),
      paragraph(words.next),
    ],
  };
}

function openingAsItStood(job: Job | undefined): Block[] {
  if (!job) return [];
  const { facts: labels } = openingWords;
  const parts: [string, readonly string[] | undefined][] = [
    [openingWords.responsibilities, job.keyResponsibilities],
    [openingWords.required, job.requiredSkillsQualifications],
    [openingWords.preferred, job.preferredQualifications],
  ];
  return [
    heading(applicationReceipt.asItStood),
    facts([
      [labels.experience, job.experience],
      [labels.location, job.location],
      [labels.jobType, job.jobType],
      [labels.salary, job.salary],
    ]),
    ...job.jobSummary.split(/\n\n+/).map(paragraph),
    ...parts.flatMap(([title, items]) => (items?.length ? [heading(title), list(items)] : [])),
  ];
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

/** A name that could be an address or an advertisement is not repeated; initials keep their full stop. */
function nameToGreet(name: string): string | undefined {
  const plain = name.replace(/(?<=(?:^|\s)\p{L}{1,3})\.(?=\s|$)/gu, '');
  return NAME.test(plain) ? name : undefined;
}

/** A file's name, unless it says more than a name should. */
function fileToName(fileName: string): string {
  const isPlain = fileName.length <= 80 && /^[\p{L}\p{M}\p{N}_ ()'’-]+\.pdf$/iu.test(fileName);
  return isPlain ? printable(fileName) : applicationReceipt.aFile;
}
