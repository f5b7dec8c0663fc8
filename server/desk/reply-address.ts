/** One plain address: nothing in it can add a second one, a header or a parameter. */
const ADDRESS =
  /^[^\s@,;:<>()[\]\\"?&#%\p{Cc}]+@[^\s@,;:<>()[\]\\"?&#%/\p{Cc}]+\.[^\s@,;:<>()[\]\\"?&#%/.\p{Cc}]+$/u;

/** The address of an answer with its subject (RFC 6068); undefined where `email` is not exactly one address. */
export function replyAddress(email: string, subject: string): string | undefined {
  const address = email.trim();
  if (!ADDRESS.test(address)) return undefined;
  const to = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject.replace(/[\p{Cc}\s]+/gu, ' '))}`;
}
