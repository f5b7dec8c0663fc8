import { setTimeout as delay } from 'node:timers/promises';
import { eightWorstResumes } from '../test/support/pdf/worst-resumes.ts';
import { applicationParts, BOUNDARY, multipart } from '../test/support/site/multipart.ts';
import type { Figure } from './report.ts';
import { startSite } from './servers.ts';

/** What the others read meanwhile: a call, a finished page, a page that is rendered for one visitor. */
const READ = ['/healthz', '/career', '/career?q=a'];
/** Between two questions of the visitor who only reads, ms. */
const ASKED_EVERY = 20;
/** After which whatever is not answered counts as this slow, ms. */
const PATIENCE = 60_000;

/** Posts the eight worst resumes at once, each as another visitor, and tells how long a reader waited at most. */
export async function besideWorstResumes(): Promise<Figure> {
  const site = await startSite({ TRUST_PROXY: '1' });
  await site.settled();
  // Made beforehand: what this process is busy with would count as the site's.
  const posts = eightWorstResumes().map((resume, visitor) => {
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
    met: isAlive && slowest <= 400 && most <= 400,
  };
}
