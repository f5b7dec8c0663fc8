import { FOR_PROGRAMS, MADE_IN } from '#shared/form-guard.ts';

/** Milliseconds that nobody fills in a form within, pasting and with a browser's help. */
const TOO_FAST = 2000;
/** Addresses in a text; an application with a portfolio, code and profiles has fewer. */
const MOST_LINKS = 6;

const LINK = /\bhttps?:\/\/|\bwww\./gi;

/**
 * Why a submission looks like no person's, in words; undefined for one that does not. `fields` is the form as it was
 * sent, whose two guarding fields only our own pages have; `lines` are fields that hold no address, such as a name,
 * `texts` are those for free text. Linear in what was sent.
 */
export function suspicionOf(
  fields: Record<string, unknown>,
  { lines, texts }: { lines: readonly string[]; texts: readonly string[] },
): string | undefined {
  const reasons: string[] = [];
  const trap = fields[FOR_PROGRAMS];
  if (typeof trap === 'string' && trap.trim() !== '')
    reasons.push('a field was filled in that people do not see');
  const milliseconds = fields[MADE_IN];
  if (typeof milliseconds === 'string' && /^\d{1,4}$/.test(milliseconds) && Number(milliseconds) < TOO_FAST) {
    reasons.push(`it was sent ${Number(milliseconds) / 1000} s after the form was shown`);
  }
  if (lines.some((line) => linksIn(line) > 0)) reasons.push('there is a link where a name belongs');
  const links = texts.reduce((sum, text) => sum + linksIn(text), 0);
  if (links > MOST_LINKS) reasons.push(`there are ${links} links in the text`);
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

const linksIn = (text: string) => text.match(LINK)?.length ?? 0;
