import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { readBody } from './body.ts';
import { Refusal } from './errors.ts';
import { requireType } from './guards.ts';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
/** Bytes. */
const MAX_REPORT = 16 * 1024;
/** Characters of each value that are logged. */
const SHORT = 200;

type Fields = Record<string, unknown>;
type NameOf = (path: string) => string | undefined;

/** Logs browsers' reports of CSP violations, shortened; 204 (W3C CSP 3, 5; Reporting API). */
export const receiveReports = (log: Logger, nameOf: NameOf): RequestHandler[] => [
  requireType(...REPORT_TYPES),
  async (req, res) => {
    const { signal } = res.locals.exchange;
    const body = await readBody(req, { limit: MAX_REPORT, message: 'Please send shorter reports.', signal });
    const [report, count] = firstReport(parsed(body));
    if (!report) throw new Refusal(400, 'This is no report.');
    log.warn({ count, ...violation(report, nameOf) }, 'a browser reports a broken content security policy');
    res.status(204).end();
  },
];

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Older browsers send one report, newer ones a list of them. */
function firstReport(value: unknown): [report: Fields | undefined, count: number] {
  if (Array.isArray(value)) return [fields(fields(value[0])?.body), value.length];
  return [fields(fields(value)?.['csp-report']), 1];
}

function fields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

/** Names pages, and strips queries: an address may contain a visitor's words or an applicant's key. */
function violation(report: Fields, nameOf: NameOf) {
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, SHORT) : undefined);
  const file = (value: unknown) => {
    const address = short(value)?.replace(/[?#].*$/s, '');
    // `inline` and `eval` are not addresses.
    return address?.includes('/') && !/\.\w+$/.test(address) ? 'a page' : address;
  };
  const page = URL.parse(short(report.documentURL ?? report['document-uri']) ?? '');
  return {
    directive: short(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: file(report.blockedURL ?? report['blocked-uri']),
    page: page ? (nameOf(page.pathname) ?? 'other') : undefined,
    source: file(report.sourceFile ?? report['source-file']),
    line: [report.lineNumber, report['line-number']].find((line) => typeof line === 'number'),
  };
}
