// `npm run browsers`: the journeys in the browsers that are installed; says which are not.
import { spawnSync } from 'node:child_process';
import { INSTALLED } from './drivers/installed.ts';

for (const { name, from } of INSTALLED.filter(({ is }) => !is)) {
  console.log(`${name}: not tried, Debian's ${from} is not installed.`);
}
if (INSTALLED.some(({ is }) => is)) {
  const { status } = spawnSync('vitest', ['run', '--project', 'browsers', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
