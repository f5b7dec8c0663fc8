import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { company } from '#content/company.ts';
import { DAY } from '#shared/indian-time.ts';
import { LIMITS } from '#shared/limits.ts';
import type { SharedLimits } from '../../database/shared-limits.ts';
import { safeCopy } from '../../resumes/resumes.ts';
import type { Change, OutboxLine } from '../outbox.ts';
import { personOf } from '../retention.ts';
import type { Submission } from '../submissions.ts';
import { asText, type Letter } from './letter.ts';
import { asHtml } from './letter-html.ts';
import type { MailSettings } from './letter-settings.ts';
import { isAddress } from './mail-address.ts';
import { noticeOf } from './notices.ts';
import { answerLetter, receipt } from './receipts.ts';
import type { Channel } from './sender.ts';
import { smtpFailure } from './smtp-errors.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Receipts to one mailbox within a day: anybody can enter anybody's address. */
const MAX_RECEIPTS = 5;

type MailDeps = {
  settings: MailSettings;
  publicOrigin: string;
  resumeBytes(reference: string): Promise<Uint8Array | undefined>;
  limits: Pick<SharedLimits, 'hit' | 'release'>;
  /**
   * Milliseconds; by default as long as RFC 5321 (4.5.3.2) asks, such as ten minutes of silence: a server
   * that is slow to confirm a letter would otherwise get it again and again.
   */
  deadlines?: { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
};

/** Receipts and answers to senders and notices to the company, over one connection each. */
export function mailChannel(deps: MailDeps): Channel {
  const { settings, publicOrigin, resumeBytes, limits, deadlines } = deps;
  const { host, port, secure, auth, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    // A password never travels in the clear, except within this machine.
    requireTLS: auth !== undefined && !LOOPBACK.test(host),
    ...deadlines,
    // A connection that is given up is closed at once, whatever the server does.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(auth && { auth }),
  });
  /** Addresses that were refused while others of their letter were not: a retry goes to these alone. */
  const refused = new Map<number, string[]>();
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  async function attachments(received: Submission) {
    if (received.kind !== 'application' || !settings.attachResume) return [];
    const sent = await resumeBytes(received.reference);
    const bytes = sent && (await safeCopy(sent));
    // Pages of a copy share no resources: it may be a hundred times as large, which relays refuse.
    if (!bytes || bytes.length > LIMITS.resume) return [];
    // Named by us: the applicant's file name is text of a stranger.
    const filename = `${received.reference}.pdf`;
    return [{ filename, content: Buffer.from(bytes), contentType: 'application/pdf' }];
  }

  return {
    name: 'mail',
    purposes: ['receipt', 'notice', 'answer'],
    async deliver(line, received, signal) {
      if (!received) return 'nothing';
      const isReceipt = line.purpose === 'receipt';
      const isToCompany = line.purpose === 'notice';
      const canAnswer = isAddress(received.email);
      if (!isToCompany && !canAnswer) return 'nothing';
      const mailbox = mailboxKey(received.email);
      if (isReceipt && (await limits.hit(mailbox, DAY / 1000)).count > MAX_RECEIPTS) return 'too many';
      const attached = isToCompany ? await attachments(received) : [];
      const letter = composed(line, received, { publicOrigin, isAttached: attached.length > 0 });
      // Addresses are objects throughout: a string would be parsed, and could contain more than one.
      const person = { name: '', address: received.email };
      const recipients = received.kind === 'application' ? settings.hiringTo : settings.to;
      const replyTo = isToCompany ? person : companyAddress(received);
      try {
        const missing = refused.get(line.id);
        const { rejected, rejectedErrors: [refusal] = [] } = await transport.sendMail({
          from,
          to: isToCompany ? recipients.map((address) => ({ name: '', address })) : person,
          ...(canAnswer && { replyTo }),
          ...(missing && { envelope: { from: from.address, to: missing } }),
          subject: letter.subject,
          text: asText(letter),
          html: asHtml(letter, company.name),
          messageId: `<${line.message_id}@${domain}>`,
          ...(line.purpose !== 'answer' && { headers: BY_A_PROGRAM }),
          attachments: attached,
          signal,
        });
        refused.delete(line.id);
        if (refusal) {
          refused.set(line.id, rejected);
          throw refusal;
        }
      } catch (error) {
        if (isReceipt) await limits.release(mailbox);
        throw smtpFailure(error, line.purpose);
      }
      return 'sent';
    },
  };
}

/** A hash of the address, the same for spellings that many providers deliver to one mailbox. */
function mailboxKey(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(personOf(email)) ?? [];
  const mailbox = `${local.replace(/\+.*$/s, '').replaceAll('.', '')}@${domainToASCII(domain)}`;
  return `receipts:${hash('sha256', mailbox)}`;
}

/** Suppresses automatic replies such as holiday notices (RFC 3834). */
const BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function composed(
  { purpose, key, created_at, text }: OutboxLine,
  received: Submission,
  { publicOrigin, isAttached }: { publicOrigin: string; isAttached: boolean },
): Letter {
  if (purpose === 'answer') return answerLetter(received, text ?? '', { publicOrigin, key });
  const changed = text === null ? undefined : { change: text as Change, at: new Date(created_at) };
  if (purpose === 'notice') return noticeOf(received, { isAttached, changed });
  return receipt(received, { publicOrigin, key }, changed);
}

const companyAddress = ({ kind }: Submission) => ({
  name: company.name,
  address: kind === 'application' ? company.careersEmail : company.email,
});
