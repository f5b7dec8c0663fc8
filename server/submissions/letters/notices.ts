import { notice } from '#content/letters/notice-copy.ts';
import { printable, printableLines } from '../../terminal/printable.ts';
import type { Message } from '../messages.ts';
import { sizeInWords } from '../stored-application.ts';
import { type Block, facts, heading, type Letter, paragraph, whenInWords } from './letter.ts';
import { isAddress } from './mail-address.ts';
import type { Received, ReceivedApplication } from './received.ts';

const { labels } = notice;
/** Characters of a name or project in a subject. */
const LONGEST_IN_SUBJECT = 60;

/** The letter to the company: everything that was sent, with what could mislead a reader made visible. */
export function noticeOf(received: Received, { isAttached }: { isAttached: boolean }): Letter {
  const letter = received.kind === 'application' ? ofApplication(received, isAttached) : ofMessage(received);
  return { ...letter, foot: [isAddress(received.email) ? notice.answer : notice.noAnswer] };
}

function ofApplication(application: ReceivedApplication, isAttached: boolean): Omit<Letter, 'foot'> {
  const { reference, name, jobTitle, resume, coverLetter } = application;
  const { subject, title } = notice.application;
  const pages =
    resume.pages === undefined ? '' : `, ${resume.pages} ${resume.pages === 1 ? 'page' : 'pages'}`;
  return {
    subject: subject(short(name), short(jobTitle), reference),
    title,
    blocks: [
      facts([
        [labels.opening, printable(jobTitle)],
        [labels.name, printable(name)],
        [labels.email, printable(application.email)],
        [labels.phone, printable(application.phone)],
        [labels.resume, `${printable(resume.fileName)}, ${sizeInWords(resume.byteSize)}${pages}`],
        ...resume.notes.map((note): [string, string] => [labels.notes, printable(note)]),
        [labels.received, whenInWords(application.receivedAt)],
        [labels.reference, reference],
      ]),
      ...quoted(notice.coverLetter, coverLetter),
      paragraph(isAttached ? notice.attached : notice.resume(reference)),
    ],
  };
}

function ofMessage(message: Message): Omit<Letter, 'foot'> {
  const { reference, fullName, project } = message;
  const subject =
    project === undefined
      ? notice.contact.subject(short(fullName), reference)
      : notice.enquiry.subject(short(fullName), short(project), reference);
  const rows: (readonly [string, string])[] = [
    [labels.name, printable(fullName)],
    [labels.email, printable(message.email)],
    [labels.phone, printable(message.phone) || notice.none],
  ];
  if (project !== undefined) rows.push([labels.project, printable(project)]);
  rows.push([labels.received, whenInWords(message.receivedAt)], [labels.reference, reference]);
  return {
    subject,
    title: notice[message.kind].title,
    blocks: [facts(rows), ...quoted(notice.message, message.message)],
  };
}

function quoted(title: string, text: string): Block[] {
  if (text === '') return [];
  return [heading(title), { kind: 'quotation', text: printableLines(text) }];
}

function short(text: string): string {
  const characters = [...printable(text)];
  if (characters.length <= LONGEST_IN_SUBJECT) return characters.join('');
  return `${characters.slice(0, LONGEST_IN_SUBJECT - 1).join('')}…`;
}
