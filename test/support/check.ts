import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Every check that takes seconds, all of them whatever the others find. Ends with 1 where one of them failed. */
const CHECKS = {
  types: 'npm run --silent types',
  lint: 'npm run --silent lint',
  'dead code': 'npm run --silent dead',
  directions: 'npm run --silent directions',
  sizes: 'npm run --silent size',
  units: 'npm exec -- vitest run --project unit',
};

type Outcome = { name: string; passed: boolean; output: string };

const outcomes = await Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)));
const failed = outcomes.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output}`);
console.log(outcomes.map(({ name, passed }) => `${passed ? 'passed' : 'FAILED'}  ${name}`).join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;

async function run(name: string, command: string): Promise<Outcome> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return { name, passed: code === 0, output };
}
