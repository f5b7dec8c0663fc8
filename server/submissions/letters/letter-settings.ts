import type { Settings } from '../../settings.ts';
import { isAddress } from './mail-address.ts';

export type MailSettings = NonNullable<ReturnType<typeof readMail>>;
export type WebhookSettings = NonNullable<ReturnType<typeof readWebhook>>;

/** Bytes of a webhook's secret, by the Standard Webhooks specification. */
const SECRET = { least: 24, most: 64 };

/** Mail needs three settings together, or none. Values that may contain a password are never repeated. */
export function readMail({ text, oneOf, faults }: Settings) {
  const given = { SMTP_URL: text('SMTP_URL'), MAIL_FROM: text('MAIL_FROM'), MAIL_TO: text('MAIL_TO') };
  const hiring = text('MAIL_TO_HIRING');
  const attachResume = oneOf('MAIL_ATTACH_RESUME', 'off', ['on', 'off']) === 'on';
  const missing = Object.entries(given).filter(([, value]) => value === '');
  if (missing.length === 3) {
    if (hiring)
      faults.push('MAIL_TO_HIRING is set, but mail is off: it needs SMTP_URL, MAIL_FROM and MAIL_TO');
    return undefined;
  }
  for (const [name] of missing) {
    faults.push(`${name} is not set, but mail needs SMTP_URL, MAIL_FROM and MAIL_TO: set all three or none`);
  }
  const server = readServer(given.SMTP_URL, faults);
  const from = readFrom(given.MAIL_FROM, faults);
  const to = readAddresses('MAIL_TO', given.MAIL_TO, faults);
  const hiringTo = hiring ? readAddresses('MAIL_TO_HIRING', hiring, faults) : to;
  // `to` gets the notices of messages and enquiries, `hiringTo` those of applications.
  return server && from && { ...server, from, to, hiringTo, attachResume };
}

function readAddresses(name: string, given: string, faults: string[]): readonly string[] {
  if (given === '') return [];
  const addresses = given.split(',').map((address) => address.trim());
  for (const address of addresses.filter((one) => !isAddress(one))) {
    faults.push(
      `${name} has "${address}", but must be addresses like careers@company.example, separated by commas`,
    );
  }
  return addresses;
}

function readServer(given: string, faults: string[]) {
  if (given === '') return undefined;
  const url = URL.parse(given);
  const auth = url && credentials(url);
  const isServer = url && /^smtps?:$/.test(url.protocol) && url.hostname && /^\/?$/.test(url.pathname);
  if (!isServer || auth === null || url.search || url.hash) {
    faults.push(
      'SMTP_URL must be like smtp://user:password@mail.company.example:587, or smtps:// for TLS at once',
    );
    return undefined;
  }
  // TLS from the first byte; otherwise STARTTLS where the server offers it.
  const secure = url.protocol === 'smtps:';
  const port = Number(url.port) || (secure ? 465 : 587);
  // Only URLs put an IPv6 address in brackets.
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port, secure, auth };
}

/** Undefined if there are none; null for invalid escapes. */
function credentials(url: URL) {
  if (url.username === '') return undefined;
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    return null;
  }
}

function readFrom(given: string, faults: string[]) {
  if (given === '') return undefined;
  const [, name = '', inBrackets = ''] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(given) ?? [];
  const address = inBrackets || given;
  if (isAddress(address)) return { name: name.trim(), address };
  faults.push(
    `MAIL_FROM is "${given}", but must be like Company <site@company.example>, or the address alone`,
  );
  return undefined;
}

export function readWebhook({ text, faults }: Settings) {
  const url = text('WEBHOOK_URL');
  const secret = text('WEBHOOK_SECRET');
  if (url === '' && secret === '') return undefined;
  const parsed = URL.parse(url);
  if (url === '') faults.push('WEBHOOK_URL is not set, but WEBHOOK_SECRET is: set both or none');
  else if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) {
    faults.push('WEBHOOK_URL must be like https://system.company.example/hook, without user and password');
  }
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (secret === '') faults.push('WEBHOOK_SECRET is not set, but WEBHOOK_URL is: set both or none');
  else if (
    !/^whsec_[A-Za-z\d+/]+={0,2}$/.test(secret) ||
    bytes.length < SECRET.least ||
    bytes.length > SECRET.most
  ) {
    faults.push(`WEBHOOK_SECRET must be whsec_ and ${SECRET.least} to ${SECRET.most} bytes in base64`);
  }
  return { url: parsed?.href ?? url, secret: bytes };
}
