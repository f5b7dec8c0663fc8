import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { applicationParts, BOUNDARY, multipart } from '../test/support/multipart.ts';
import { buildPdf, stream } from '../test/support/pdf.ts';
import type { Figure } from './report.ts';
import { startSite } from './servers.ts';

const MEBIBYTE = 1024 * 1024;
const RESUMES_AT_ONCE = 8;
/** What the others read meanwhile: a call, a finished page, a page that is rendered for one visitor. */
const READ = ['/healthz', '/career', '/career?q=a'];
/** Between two questions of the visitor who only reads, ms. */
const ASKED_EVERY = 20;
/** After which whatever is not answered counts as this slow, ms. */
const PATIENCE = 60_000;

const objectStream = (text: Buffer, entries: string) =>
  stream(`/Type /ObjStm ${entries} /Filter /FlateDecode`, deflateSync(text));

/** PDFs of at most 5 MiB made to cost as much as they can: small files that unfold, counts that lie, one token for ever. */
export const WORST_RESUMES: Readonly<Record<string, () => Buffer>> = {
  '4,000,000 objects, 16 KB': () => {
    const table = Buffer.from('1 0 '.repeat(4_000_000));
    return buildPdf({ objects: [objectStream(table, `/N 4000000 /First ${table.length}`)] });
  },
  'keys repeated, 1 MiB': () =>
    buildPdf({ objects: [`<< ${'/Kids 1 '.repeat(MEBIBYTE / 13)}${'/N 1 '.repeat(MEBIBYTE / 13)}>>`] }),
  '63 bombs of 4 KB': () => {
    const text = Buffer.concat([Buffer.from('9 0 '), Buffer.alloc(4 * MEBIBYTE, ' ')]);
    return buildPdf({ objects: Array.from({ length: 63 }, () => objectStream(text, '/N 1 /First 4')) });
  },
  '5 MiB of names': () => buildPdf({ objects: [`[ ${'/a '.repeat((5 * MEBIBYTE - 4096) / 3)} ]`] }),
  '5 MiB of brackets': () => buildPdf({ objects: ['['.repeat(5 * MEBIBYTE - 4096)] }),
};

/** Posts the resume eight times at once, each as another visitor, and tells how long a reader waited at most. */
export async function besideResumes(resume: Buffer): Promise<Figure> {
  const site = await startSite({ TRUST_PROXY: '1' });
  await site.settled();
  // Made beforehand: what this process is busy with would count as the site's.
  const posts = Array.from({ length: RESUMES_AT_ONCE }, (_, visitor) => {
    const fields = { email: `visitor-${visitor}@mail.example` };
    return new Request(site.address('/api/apply'), {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
        'X-Forwarded-For': `203.0.113.${visitor + 1}`,
      },
      body: new Uint8Array(multipart(applicationParts({ fields }, resume))),
      signal: AbortSignal.timeout(PATIENCE),
    });
  });
  let isOver = false;
  let slowest = 0;
  const asking = async (path: string) => {
    while (!isOver) {
      const started = performance.now();
      await fetch(site.address(path), { signal: AbortSignal.timeout(PATIENCE) })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {
          isOver = true;
        });
      slowest = Math.max(slowest, performance.now() - started);
      await delay(ASKED_EVERY);
    }
  };
  for (const path of READ) await (await fetch(site.address(path))).arrayBuffer();
  const readers = READ.map(asking);
  const answers = await Promise.all(
    posts.map((post) =>
      fetch(post).then(
        ({ status }) => String(status),
        () => 'no answer',
      ),
    ),
  );
  isOver = true;
  await Promise.all(readers);
  const isAlive = await fetch(site.address('/healthz')).then(
    ({ ok }) => ok,
    () => false,
  );
  const { most } = isAlive ? site.memory() : { most: Number.POSITIVE_INFINITY };
  await site.stop();
  const said = [...new Set(answers)].join(', ');
  return {
    figure: `${Math.round(slowest)} ms, ${Math.round(most)} MB, answers ${said}${isAlive ? '' : ', process gone'}`,
    met: isAlive && slowest <= 100 && most <= 400,
  };
}
