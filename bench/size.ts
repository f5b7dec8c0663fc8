import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CAREER, HOME } from '#shared/paths.ts';
import { atMost, finish, kilobytes, row } from './report.ts';
import { startSite } from './servers.ts';

/** `npm run size`: what a first view of each page loads before any scroll, in a finished build. */
const GOAL = { script: 105_000, style: 14_000 };
/** Where more is held than the goal, what is above it is content: the command holds what was reached. */
const HTML_GOAL = { [HOME]: { goal: 64_000, held: 64_000 }, [CAREER]: { goal: 30_000, held: 33_500 } };
const FOLDER = 'dist/client';
const MANIFEST = path.join(FOLDER, '.vite/manifest.json');
const ENTRIES = ['client/app/start.ts', 'client/app/entry-client.tsx'];

if (!existsSync(MANIFEST)) {
  console.error('There is no build to measure yet. Run "npm run build" first.');
  process.exit(1);
}
type Chunk = { file: string; css?: string[]; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, 'utf8'));

const compressed = new Map<string, number>();

function brotliBytes(file: string): number {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const { length } = brotliCompressSync(readFileSync(path.join(FOLDER, file)), { params });
  compressed.set(file, length);
  return length;
}

/** The chunks `keys` load at once: themselves and what they import, but not what they import later. */
function firstView(keys: string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen.values()];
}

const bytesOf = (files: Iterable<string>) =>
  [...new Set(files)].map(brotliBytes).reduce((sum, bytes) => sum + bytes, 0);

const pages = Object.keys(manifest).filter((key) => /-page\.tsx$/.test(key));
for (const page of pages.sort()) {
  await row(path.basename(page, '-page.tsx'), 'brotli: script ≤ 105 KB, style ≤ 14 KB', async () => {
    const chunks = firstView([...ENTRIES, page]);
    const script = bytesOf(chunks.map(({ file }) => file));
    const style = bytesOf(chunks.flatMap(({ css = [] }) => css));
    return {
      figure: `${kilobytes(script)}, ${kilobytes(style)}`,
      met: script <= GOAL.script && style <= GOAL.style,
    };
  });
}

const site = await startSite();
for (const [page, { goal, held }] of Object.entries(HTML_GOAL)) {
  const words = held === goal ? `≤ ${kilobytes(goal)}` : `≤ ${kilobytes(goal)}, held at ${kilobytes(held)}`;
  await row(`HTML of ${page} before compression`, words, async () => {
    const answer = await fetch(site.address(page), { headers: { 'Accept-Encoding': 'identity' } });
    const { byteLength } = await answer.arrayBuffer();
    return atMost(byteLength, held, kilobytes(byteLength));
  });
}
finish();
