import { FILL_TIME, HONEYPOT, MIN_FILL_TIME } from '#shared/bot-detection.ts';

/** Links in a submission; an application with a portfolio, code and profiles has fewer. */
const MAX_LINKS = 6;

const LINK = /\bhttps?:\/\/|\bwww\./gi;

/**
 * Why a submission looks automated, in words; undefined if it does not. `sent` is the form as it came, with
 * the guard fields of our pages; `fields` were read from it, and `name` is the person's. Linear in time.
 */
export function suspicionOf(
  sent: Record<string, unknown>,
  name: string,
  fields: Readonly<Record<string, string>>,
): string | undefined {
  const reasons: string[] = [];
  const trap = sent[HONEYPOT];
  if (typeof trap === 'string' && trap.trim() !== '')
    reasons.push('a field was filled in that people do not see');
  const elapsed = sent[FILL_TIME];
  if (typeof elapsed === 'string' && /^\d{1,4}$/.test(elapsed) && Number(elapsed) < MIN_FILL_TIME) {
    reasons.push(`it was sent ${(Number(elapsed) / 1000).toFixed(1)} s after the form was shown`);
  }
  if (linksIn(name) > 0) reasons.push('there is a link where a name belongs');
  const links = Object.values(fields).reduce((sum, text) => sum + linksIn(text), 0);
  if (links > MAX_LINKS) reasons.push(`there are ${links} links in the text`);
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

const linksIn = (text: string) => text.match(LINK)?.length ?? 0;
