import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BAD_INPUT, FAULTS, type Proof, type Row } from './tables.ts';

/**
 * Prints row by row what the site promises of bad input and of faults: whether it holds, or why not. Each row is proved
 * by tests of the suite, which run longer here (`howOften`). Ends with 1 where a row does not hold.
 */
type Ran = { file: string; name: string; status: string; failures: string[] };

const TABLES = { 'Answers to bad input': BAD_INPUT, 'Faults survived': FAULTS };

const rows = Object.values(TABLES).flat();
const files = [...new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)))];
const ran = await run(files);

let missed = 0;
for (const [title, table] of Object.entries(TABLES)) {
  console.log(`\n${title}\n`);
  for (const row of table) {
    const { word, reasons } = judged(row);
    if (word === 'MISSED') missed += 1;
    console.log(`${word.padEnd(8)}${row.what}${reasons.map((reason) => `\n          ${reason}`).join('')}`);
  }
}
console.log(
  missed === 0 ? '\nEvery row that has a test holds.' : `\n${missed} of ${rows.length} rows are missed.`,
);
process.exitCode = missed === 0 ? 0 : 1;

function judged(row: Row): { word: 'holds' | 'MISSED' | 'skipped'; reasons: string[] } {
  const excuse = row.excused?.();
  if (excuse) return { word: 'skipped', reasons: [excuse] };
  const reasons = row.proofs.flatMap(whatFailed);
  return reasons.length === 0 ? { word: 'holds', reasons } : { word: 'MISSED', reasons };
}

function whatFailed({ file, named }: Proof): string[] {
  const tests = ran.filter((test) => test.file.startsWith(file) && (!named || named.test(test.name)));
  if (tests.length === 0) return [`${file}: no test ran${named ? ` that is named ${named}` : ''}`];
  return tests
    .filter(({ status }) => status !== 'passed')
    .map(({ name, status, failures }) => `${name}: ${failures[0]?.split('\n')[0] ?? status}`);
}

/** Every test of `files`, run at its full length; what they print is passed on. */
async function run(files: string[]): Promise<Ran[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const report = path.join(folder, 'report.json');
  const options = ['--project=!browser', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn('npm', ['exec', '--', 'vitest', 'run', ...options, ...files], {
    env: { ...process.env, FAULTS: 'full' },
    stdio: 'inherit',
  });
  await new Promise((resolve) => child.once('close', resolve));
  try {
    return testsOf(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

function testsOf({ testResults }: Report): Ran[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name);
    // A file that failed before its first test has none.
    if (assertionResults.length === 0) return [{ file, name: file, status: 'failed', failures: [message] }];
    return assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      file,
      name: fullName,
      status,
      failures: failureMessages,
    }));
  });
}
