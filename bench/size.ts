import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PAGES } from '#shared/pages.ts';
import { CAREER, HOME } from '#shared/paths.ts';
import { builtAssets } from '../server/pages/assets.ts';
import { atMost, finish, kilobytes, row } from './report.ts';
import { startSite } from './servers.ts';

/** `npm run size`: what the first view of each page of a finished build loads before scrolling. */
const GOAL = { script: 120_000, style: 12_000 };
const HTML_GOAL = { [HOME]: 64_000, [CAREER]: 34_000 };
const FOLDER = 'dist/client';

/** Pages without a path of their own in the table of pages. */
const OTHERS = ['application', 'erased', 'fault', 'not-found'];
const { assetsFor } = await builtAssets('dist');
const compressed = new Map<string, number>();

function brotliBytes(file: string): number {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const { length } = brotliCompressSync(readFileSync(path.join(FOLDER, file)), { params });
  compressed.set(file, length);
  return length;
}

const bytesOf = (files: Iterable<string>) =>
  [...new Set(files)].map(brotliBytes).reduce((sum, bytes) => sum + bytes, 0);

for (const page of [...PAGES.map(({ id }) => id), ...OTHERS].sort()) {
  await row(page, 'brotli: script ≤ 120 KB, style ≤ 12 KB', async () => {
    const { start, modules, styles } = assetsFor(page);
    const script = bytesOf([...(start ? [start.src] : []), ...modules]);
    const style = bytesOf(styles);
    return {
      figure: `${kilobytes(script)}, ${kilobytes(style)}`,
      met: script <= GOAL.script && style <= GOAL.style,
    };
  });
}

const site = await startSite();
for (const [page, goal] of Object.entries(HTML_GOAL)) {
  await row(`HTML of ${page} before compression`, `≤ ${kilobytes(goal)}`, async () => {
    const answer = await fetch(site.address(page), { headers: { 'Accept-Encoding': 'identity' } });
    const { byteLength } = await answer.arrayBuffer();
    return atMost(byteLength, goal, kilobytes(byteLength));
  });
}
finish();
