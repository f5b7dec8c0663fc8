import { hasNginx } from '../support/site/nginx.ts';

/** Tests that prove a row: all of a file, or those whose full name has `named` in it. */
export type Proof = { file: string; named?: RegExp };

export type Row = {
  what: string;
  proofs: Proof[];
  /** Why there may be nothing to prove yet; without it a row that no test ran for is missed. */
  excused?: () => string | undefined;
};

const APPLY = 'test/api/apply.test.ts';
const CONTACT = 'test/api/contact.test.ts';
const PROCESS = 'test/pages/process.test.ts';
const PLAIN_FORMS = 'test/pages/forms-without-javascript.test.ts';
const FRAMING = 'test/http/framing.test.ts';
const EXCHANGES = 'test/http/every-exchange-ends.test.ts';
const PLACES = 'test/http/everybody-gets-a-place.test.ts';
const DATABASE = 'test/stores/database.test.ts';
const CONTENT_FAULTS = 'test/stores/content-faults.test.ts';

export const BAD_INPUT: Row[] = [
  {
    what: 'a post is checked in one order: method, origin, rate, type, length, form, fields, opening',
    proofs: [{ file: 'test/http/order-of-checks.test.ts' }],
  },
  {
    what: '415: no type or another one, compressed, not UTF-8',
    proofs: [
      { file: CONTACT, named: /no content type|text\/plain|a form is|compressed|UTF-/ },
      { file: APPLY, named: /no content type|JSON is|multipart\/mixed|compressed|UTF-8/ },
    ],
  },
  {
    what: '400: malformed JSON and forms, odd, doubled or too many fields and files',
    proofs: [
      { file: CONTACT, named: /answers to bad input/ },
      { file: APPLY, named: /answers to bad input .* is refused/ },
      { file: PLAIN_FORMS, named: /answers .* with its page/ },
    ],
  },
  {
    what: '413: a body, file or field over its limit; a declared length unread; exactly 5 MiB is fine',
    proofs: [
      { file: APPLY, named: /over its limit|5 MiB|declared length/ },
      { file: CONTACT, named: /32 KB/ },
      { file: FRAMING, named: /a body over its limit/ },
      { file: PLAIN_FORMS, named: /beside a resume of/ },
    ],
  },
  {
    what: '403: another site posts',
    proofs: [
      { file: CONTACT, named: /another site|sibling site|opaque origin/ },
      { file: APPLY, named: /another site/ },
      { file: 'test/pages/headers.test.ts', named: /who may post/ },
    ],
  },
  {
    what: '415: a resume that is no PDF',
    proofs: [
      { file: APPLY, named: /a resume that is .* is refused/ },
      { file: 'test/resumes/accepted-resumes.test.ts', named: /a file is refused/ },
      { file: 'test/unit/resume-file-name.test.ts' },
    ],
  },
  {
    what: '422: a resume that is missing, empty, damaged, blank, encrypted or too long; a field against its rule',
    proofs: [
      { file: APPLY, named: /with 422|a resume that is .* is refused|wrong at once/ },
      { file: CONTACT, named: /with 422/ },
      { file: 'test/resumes/accepted-resumes.test.ts', named: /a file is refused/ },
    ],
  },
  {
    what: '201: a resume with scripts, actions, attachments or forms, of which a safe copy holds none',
    proofs: [
      { file: APPLY, named: /taken, as it was sent/ },
      { file: 'test/resumes/safe-copies.test.ts' },
      { file: 'test/cli/inbox-files.test.ts', named: /safe copy/ },
    ],
  },
  {
    what: '201: a hostile file name is cleaned, and used nowhere as it was sent',
    proofs: [
      { file: APPLY, named: /a file name with/ },
      { file: 'test/unit/resume-file-name.test.ts', named: /cleaned/ },
      { file: 'test/cli/inbox-files.test.ts' },
    ],
  },
  { what: '404 and 410: an opening unknown or closed', proofs: [{ file: APPLY, named: /404 .* 410/ }] },
  {
    what: 'the very same application within 24 hours is one row, anything changed its own',
    proofs: [
      { file: APPLY, named: /same reference/ },
      { file: 'test/stores/applications.test.ts', named: /very same application|keeps apart|many times/ },
    ],
  },
  {
    what: '408: a slow or silent body; an answer is due 30 s after the body',
    proofs: [{ file: EXCHANGES }, { file: FRAMING, named: /an answer is due|gets on/ }],
  },
  {
    what: '400: a form that ends twice or before its parts, or on which a parser would wait',
    proofs: [
      { file: APPLY, named: /end comes twice|end before its parts/ },
      { file: EXCHANGES, named: /whatever is sent/ },
    ],
  },
  {
    what: '416 and 412: ranges and conditions that cannot be met',
    proofs: [{ file: 'test/pages/kept-pages.test.ts', named: /cannot be met|asked for with/ }],
  },
  {
    what: '404 or 308: an address not in its one spelling, a whole address for a target',
    proofs: [{ file: 'test/http/addresses.test.ts' }],
  },
  {
    what: '429: over the rate; page views are never limited',
    proofs: [
      { file: CONTACT, named: /tenth message/ },
      { file: APPLY, named: /tenth application/ },
      { file: PLACES, named: /how often one visitor may post/ },
    ],
  },
  {
    what: '429 and 503: too many uploads, the database locked, full or closed, stopping; pages go on',
    proofs: [
      { file: PLACES, named: /uploads at a time/ },
      { file: 'test/api/locked-database.test.ts' },
      { file: CONTACT, named: /database is closed/ },
    ],
  },
  {
    what: '500: a fault of ours has a reference, which the log holds',
    proofs: [{ file: 'test/api/faults.test.ts', named: /a fault of ours/ }],
  },
  {
    what: 'resumes as people have them are accepted',
    proofs: [{ file: 'test/resumes/accepted-resumes.test.ts' }],
  },
];

export const FAULTS: Row[] = [
  {
    what: 'kill -9 while applications arrive, 100 times; synced to the disk before it is acknowledged',
    proofs: [{ file: 'test/stores/killed.test.ts' }, { file: DATABASE, named: /syncs at every commit/ }],
  },
  {
    what: 'the database locked for 10 s, the disk full',
    proofs: [
      { file: 'test/api/locked-database.test.ts' },
      { file: DATABASE, named: /locked|wait.* for a lock|disk is full/ },
    ],
  },
  {
    what: 'a damaged, foreign or newer database at the start, a full disk, a port taken or not allowed',
    proofs: [
      { file: DATABASE, named: /refuses a / },
      { file: 'test/stores/start-faults.test.ts' },
      { file: PROCESS, named: /damaged database|port|host/ },
    ],
  },
  {
    what: 'the database removed or replaced while the site runs',
    proofs: [
      { file: 'test/stores/lost-files.test.ts' },
      { file: 'test/api/faults.test.ts', named: /not ready without/ },
    ],
  },
  {
    what: 'a hostile resume, eight at once, and 16 visitors who send the slowest',
    proofs: [{ file: 'test/resumes/worst-resumes.test.ts' }],
  },
  {
    what: '10,000 exchanges made up by chance',
    proofs: [{ file: 'test/http/made-up-exchanges.test.ts' }, { file: 'test/http/odd-requests.test.ts' }],
  },
  {
    what: 'the mail server refuses, hangs or is away',
    proofs: [{ file: 'test/letters/mail.test.ts' }, { file: 'test/letters/process.test.ts' }],
  },
  {
    what: 'a receiver of webhooks that refuses, hangs or is away',
    proofs: [{ file: 'test/letters/webhooks.test.ts' }],
  },
  {
    what: 'the key of an application guessed, used twice, from another site, or spelled so that logs would keep it',
    proofs: [
      { file: 'test/pages/applicant-page.test.ts', named: /guesses keys|in the log|own pages alone|twice/ },
    ],
  },
  {
    what: 'a content file cut, of the wrong type, of 50 MB, unreadable, hostile or deleted',
    proofs: [
      { file: CONTENT_FAULTS },
      { file: 'test/stores/content.test.ts', named: /script tags/ },
      { file: 'test/api/faults.test.ts', named: /content file is broken/ },
    ],
  },
  {
    what: '500 connections that send their headers for ever',
    proofs: [{ file: 'test/http/slow-headers.test.ts' }],
  },
  { what: '1,000 uploads broken off', proofs: [{ file: 'test/http/aborted-uploads.test.ts' }] },
  {
    what: 'SIGTERM under load; a failed promise, an exception nobody caught',
    proofs: [{ file: PROCESS, named: /SIGTERM/ }, { file: 'test/pages/process-under-load.test.ts' }],
  },
  {
    what: 'PostgreSQL stopped at once under load',
    proofs: [{ file: 'test/postgres/postgres.test.ts', named: /stopped at once/ }],
  },
  {
    what: 'two instances behind nginx, restarted in turn',
    proofs: [{ file: 'test/cluster/rolling-restart.test.ts' }],
    excused: () => (hasNginx ? undefined : 'nginx is not installed'),
  },
  {
    what: '10,000 changed JSON and multipart bodies',
    proofs: [{ file: 'test/http/changed-bodies.test.ts' }],
  },
  {
    what: 'every rule of a field against 100 KB of hostile text',
    proofs: [{ file: 'test/unit/hostile-text.test.ts' }],
  },
];
