import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which room may use which (CONTRIBUTING.md, "Directions"). The first rule whose `from` begins a file's path decides;
 * `why` is what a developer reads when a line breaks it.
 */
type Rule = { from: string; may: RegExp; why: string };

const RULES: Rule[] = [
  {
    from: 'shared/',
    may: /^shared\//,
    why: 'shared runs everywhere, so it imports nothing of ours but itself',
  },
  {
    from: 'content/',
    may: /^(?:content|shared)\//,
    why: 'content holds words; of ours it may use types from shared',
  },
  {
    from: 'client/components/',
    may: /^(?:client\/(?:components|pictures)\/|client\/(?:site-data|prefetch)\.ts$|content\/|shared\/)/,
    why: 'components are used by pages, not the other way round',
  },
  {
    from: 'client/forms/',
    may: /^(?:client\/(?:components|pictures|forms)\/|client\/layout\/toasts\.tsx$|content\/|shared\/)/,
    why: 'forms are used by pages; of the layout they may use the toasts',
  },
  {
    from: 'client/pages/',
    may: /^(?:client\/(?:components|pictures|forms|pages)\/|client\/layout\/toasts\.tsx$|client\/(?:site-data|page)\.ts$|content\/|shared\/)/,
    why: 'a page uses components and forms, and never the server',
  },
  { from: 'client/', may: /^(?:client|content|shared)\//, why: 'the client never imports the server' },
  {
    from: 'server/api/',
    may: /^(?:server\/(?:api|stores)\/|server\/[^/]+$|shared\/)/,
    why: 'api and pages never see each other; both use stores',
  },
  {
    from: 'server/pages/',
    may: /^(?:server\/(?:pages|stores)\/|server\/[^/]+$|shared\/|content\/company\.ts$|client\/(?:page-assets\.ts|entry-server\.tsx)$)/,
    why: 'pages know the client by entry-server alone, and never the api',
  },
  {
    from: 'server/stores/',
    may: /^(?:server\/stores\/|shared\/)/,
    why: 'stores know neither Express nor who asks',
  },
  { from: 'server/cli/', may: /^(?:server\/(?:cli|stores)\/|shared\/)/, why: 'commands use stores' },
  {
    from: 'server/',
    may: /^(?:server\/|shared\/|content\/company\.ts$)/,
    why: 'of content the server reads company.ts only',
  },
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const NO_BARRELS = /(?:^|\/)(?:index|utils?|helpers?|misc|common)\.tsx?$/;

const files = ['shared', 'content', 'client', 'server'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.posix.join(room, name)),
);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const faults = [...files.flatMap(faultsOf), ...cycles()];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? `${files.length} files keep to the directions` : `${faults.length} imports do not`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Files of ours that `file` imports, as paths from the top; types are left out, since they are gone at run time. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)]
    .filter(([line]) => !/^\s*(?:import|export)\s+type\s/.test(line))
    .map(([, from, dynamic]) => (from ?? dynamic ?? '').replace(/\?.*$/, ''))
    .filter((name) => name.startsWith('.') || name.startsWith('#'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)));
}

function faultsOf(file: string): string[] {
  const rule = RULES.find(({ from }) => file.startsWith(from));
  const found = (graph.get(file) ?? [])
    .filter((target) => rule && !rule.may.test(target))
    .map((target) => `${file} imports ${target}: ${rule?.why}`);
  if (NO_BARRELS.test(file)) found.push(`${file}: name a file after what it knows`);
  return found;
}

/** Rings of static imports, each named once. */
function cycles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) {
      found.push(`a ring of imports: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
