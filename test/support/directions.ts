import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which room may use which (CONTRIBUTING.md, "Directions"). The first rule whose `from` begins a file's path decides;
 * `why` is what a developer reads when a line breaks it.
 */
type Rule = { from: string; may: RegExp; why: string };

/** Folders of the client that no other may look into. */
const FEATURES = readdirSync('client').filter((name) => !/^(?:app|frame|ui|pictures|styles)$|\./.test(name));

const RULES: Rule[] = [
  {
    from: 'shared/',
    may: /^shared\//,
    why: 'shared runs everywhere, so it imports nothing of ours but itself',
  },
  {
    from: 'content/',
    may: /^(?:content|shared)\//,
    why: 'content holds copy; of ours it may use addresses and types from shared',
  },
  {
    from: 'client/ui/',
    may: /^(?:client\/(?:ui|pictures)\/|content\/|shared\/)/,
    why: 'ui is used by features, not the other way round',
  },
  {
    from: 'client/frame/',
    may: /^(?:client\/(?:frame|ui|pictures)\/|content\/|shared\/)/,
    why: 'the frame stands around every page and knows none of them',
  },
  ...FEATURES.map((feature) => ({
    from: `client/${feature}/`,
    may: new RegExp(`^(?:client/(?:${feature}|ui|pictures|styles)/|content/|shared/)`),
    why: 'a feature uses ui and its own folder; what two features share belongs in ui',
  })),
  {
    from: 'client/app/',
    may: /^(?:client\/(?!desk\/)|content\/|shared\/)/,
    why: 'the desk has a build of its own, of which visitors get nothing',
  },
  { from: 'client/', may: /^(?:client|content|shared)\//, why: 'the client never imports the server' },
  {
    from: 'server/http/',
    may: /^(?:server\/(?:http|database)\/|shared\/)/,
    why: 'http knows no feature',
  },
  { from: 'server/database/', may: /^(?:server\/database\/|shared\/)/, why: 'the database knows no feature' },
  {
    from: 'server/terminal/',
    may: /^(?:server\/(?:terminal\/|settings\.ts$)|shared\/)/,
    why: 'what prints tables knows no feature',
  },
  {
    from: 'server/jobs/',
    may: /^(?:server\/(?:jobs|http|database|terminal)\/|shared\/|content\/(?:careers\/|company\.ts$))/,
    why: 'jobs see http, the database and the words of openings, and no other feature',
  },
  {
    from: 'server/resumes/',
    may: /^(?:server\/(?:resumes|http|database)\/|shared\/)/,
    why: 'resumes see http and the database, and no other feature',
  },
  {
    from: 'server/submissions/letters/',
    may: /^(?:server\/(?:(?:submissions|http|database|terminal)\/|resumes\/resumes\.ts$|settings\.ts$)|content\/(?:company\.ts$|letters\/|careers\/)|shared\/)/,
    why: 'letters have copy and settings of their own, beside what submissions see',
  },
  {
    from: 'server/submissions/inbox/',
    may: /^(?:server\/(?:submissions|http|database|terminal)\/|server\/(?:jobs\/content-store|resumes\/resumes)\.ts$|content\/desk\/desk-copy\.ts$|shared\/)/,
    why: 'the inbox calls things as the desk does, beside what submissions see',
  },
  {
    from: 'server/submissions/',
    may: /^(?:server\/(?:submissions|http|database|terminal)\/|server\/(?:jobs\/(?:content-store|open-job)|resumes\/resumes)\.ts$|content\/(?:[a-z]+\/[a-z]+-)?form-copy\.ts$|shared\/)/,
    why: 'submissions see http, the database, jobs and resumes by their doors, and what the fields of forms are called',
  },
  {
    from: 'server/openapi/',
    may: /^(?:server\/(?:openapi|http)\/|server\/jobs\/(?:content-store|open-job)\.ts$|shared\/|content\/company\.ts$)/,
    why: 'the description of the API knows the rules in shared, what http takes, and openings by their door',
  },
  {
    from: 'server/pages/',
    may: /^(?:server\/(?:pages|http)\/|server\/jobs\/content-store\.ts$|shared\/|content\/(?:company|pages|blog\/blog-(?:copy|posts))\.ts$|client\/app\/(?:page-assets\.ts|entry-server\.tsx)$)/,
    why: 'pages know the client by entry-server alone, and content by its door',
  },
  {
    from: 'server/desk/',
    may: /^(?:server\/(?:desk|http|database|submissions|terminal)\/|server\/(?:log|resumes\/resumes)\.ts$|shared\/|content\/(?:desk|letters)\/|client\/desk\/entry-desk\.tsx$)/,
    why: 'the desk sees submissions, resumes by their door, its own words, and its pages by entry-desk alone',
  },
  {
    from: 'server/',
    may: /^(?:server|shared|content)\//,
    why: 'the server never imports the client; pages/ alone knows its door',
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

/** Files of ours that `file` imports, types included, as paths from the top. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)]
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
