import { isAddress } from '../submissions/letters/mail-address.ts';

/** The address of a letter (RFC 6068); undefined where `email` is not exactly one address. */
export function replyAddress(email: string, subject: string, text = ''): string | undefined {
  const address = email.trim();
  if (!isAddress(address)) return undefined;
  const to = address.split('@').map(encodeURIComponent).join('@');
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject.replace(/[\p{Cc}\s]+/gu, ' '))}${body}`;
}
