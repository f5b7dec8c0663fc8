import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What a first view of each page loads before any scroll, brotli, against its budget; needs a finished build.
 * Ends with 1 where a budget is exceeded.
 */
const BUDGET_KB = { script: 105, style: 14 };
const FOLDER = 'dist/client';
const START = 'client/app/start.ts';
const ENTRY = 'client/app/entry-client.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(FOLDER, '.vite/manifest.json'), 'utf8'),
);

const compressed = new Map<string, number>();

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += brotliBytes(file);
  return bytes / 1000;
}

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

const pages = Object.keys(manifest).filter((key) => /-page\.tsx$/.test(key));
let isOver = false;
console.log(`${'page'.padEnd(20)} script of ${BUDGET_KB.script} KB   style of ${BUDGET_KB.style} KB`);
for (const page of pages.sort()) {
  const chunks = firstView([START, ENTRY, page]);
  const script = kilobytes(new Set(chunks.map((chunk) => chunk.file)));
  const style = kilobytes(new Set(chunks.flatMap((chunk) => chunk.css ?? [])));
  const over = script > BUDGET_KB.script || style > BUDGET_KB.style;
  isOver ||= over;
  const row = [
    path.basename(page, '-page.tsx').padEnd(20),
    script.toFixed(1).padStart(16),
    style.toFixed(1).padStart(16),
  ];
  console.log(`${row.join(' ')}${over ? '  over budget' : ''}`);
}
process.exitCode = isOver ? 1 : 0;
