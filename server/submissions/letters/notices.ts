import { changes } from '#content/letters/change-copy.ts';
import { notice } from '#content/letters/notice-copy.ts';
import { printable, printableLines, shortLine } from '../../terminal/printable.ts';
import type { Changed } from '../outbox.ts';
import { sentRows } from '../sent-rows.ts';
import { nameOf, type Submission } from '../submissions.ts';
import { type Block, facts, heading, type Letter, paragraph, whenInWords } from './letter.ts';
import { isAddress } from './mail-address.ts';

const { labels } = notice;
/** Characters of a name or project in a subject. */
const MAX_IN_SUBJECT = 60;

/** The letter to the company: everything that was sent, with misleading characters made visible. */
export function noticeOf(
  received: Submission,
  { isAttached, changed }: { isAttached: boolean; changed: Changed | undefined },
): Letter {
  const { kind, reference, receivedAt, email } = received;
  const isApplication = kind === 'application';
  const { lines, texts } = sentRows(received);
  const copy = changed && changes[changed.change];
  return {
    subject: copy ? `${copy.notice}: ${subjectOf(received)}` : subjectOf(received),
    title: copy?.notice ?? notice[kind].title,
    blocks: [
      facts([
        ...(isApplication ? [fact(labels.job, received.jobTitle)] : []),
        ...lines.map(({ label, value }) => fact(label, value || notice.none)),
        ...(isApplication ? received.resume.notes.map((note) => fact(labels.notes, note)) : []),
        fact(labels.received, whenInWords(receivedAt)),
        ...(changed && copy ? [fact(copy.label, whenInWords(changed.at))] : []),
        fact(labels.reference, reference),
      ]),
      ...texts.flatMap(({ label, value }) => quoted(label, value)),
      ...(isApplication ? [paragraph(isAttached ? notice.attached : notice.resume(reference))] : []),
    ],
    foot: [isAddress(email) ? notice.answer : notice.noAnswer],
  };
}

function quoted(title: string, text: string): Block[] {
  if (text === '') return [];
  return [heading(title), { kind: 'quotation', text: printableLines(text) }];
}

const fact = (label: string, value: string) => [label, printable(value)] as const;

function subjectOf(received: Submission): string {
  const { kind, reference } = received;
  const name = short(nameOf(received));
  if (kind === 'application') return notice.application.subject(name, short(received.jobTitle), reference);
  if (kind === 'enquiry') return notice.enquiry.subject(name, short(received.project), reference);
  return notice.contact.subject(name, reference);
}

const short = (text: string) => shortLine(text, MAX_IN_SUBJECT);
