import { isAddress } from '../submissions/letters/mail-address.ts';

/** The address of an answer with its subject (RFC 6068); undefined where `email` is not exactly one address. */
export function replyAddress(email: string, subject: string): string | undefined {
  const address = email.trim();
  if (!isAddress(address)) return undefined;
  const to = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject.replace(/[\p{Cc}\s]+/gu, ' '))}`;
}
