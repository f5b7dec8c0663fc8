import type { OutboxPurpose } from '../../database/schema.ts';
import { DeliveryError, type FailureScope } from './sender.ts';

/**
 * nodemailer's error about a letter that was not accepted: `responseCode` and `response` come from the
 * server, `originalCode` from the system, for example about a certificate.
 */
export type SmtpError = {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

/** Errors about one letter; any other is about the server, or our settings for it. */
const ABOUT_LETTER = /^(?:EENVELOPE|EMESSAGE|ESTREAM)$/;
/** The mailbox or its domain does not exist (RFC 3463: 5.1.x addresses, 5.2.1 disabled mailbox). */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** The same from a server without such codes; 554, 5.7.x and these words mean rules, perhaps about us. */
const REFUSED_RECIPIENT = [550, 551, 553];
const A_RULE = /relay|authenticat/i;
const HAS_DETAIL = /^5\d\d[ -]5\.\d{1,3}\.\d{1,3}\b/;

/** Classifies a failed attempt. Notices go to the company's own address: a refused one is a wrong setting. */
export function failureScope(smtp: SmtpError, purpose: OutboxPurpose): FailureScope {
  const { code = '', responseCode = 0, response = '', command = '' } = smtp;
  // 421: the server closes the connection, whatever was asked.
  if (!ABOUT_LETTER.test(code) || responseCode === 421 || responseCode === 0) return 'channel';
  if (command === 'MAIL FROM') return 'channel';
  if (purpose === 'notice') return 'letter';
  const isGone = HAS_DETAIL.test(response)
    ? NO_MAILBOX.test(response)
    : command === 'RCPT TO' && REFUSED_RECIPIENT.includes(responseCode) && !A_RULE.test(response);
  return isGone ? 'final' : 'letter';
}

export function smtpFailure(error: unknown, purpose: OutboxPurpose): DeliveryError {
  const smtp = error as SmtpError & Error;
  const reason = [smtp.originalCode ?? smtp.code ?? 'ERROR', smtp.responseCode].filter(Boolean).join(' ');
  return new DeliveryError(failureScope(smtp, purpose), smtp.response || smtp.message, reason);
}
