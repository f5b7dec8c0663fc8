/**
 * The process: keeps what Node compiles from one start to the next, and starts the site. JavaScript, since nothing is kept
 * yet when it is read: for this one file Node would load its compiler of TypeScript, and an older Node would say nothing
 * of what it lacks.
 */

import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NEEDED = [24, 6];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `The site needs Node ${NEEDED.join('.')} or later, this is ${process.versions.node}. "npm run serve" uses the one that npm ci has installed.`,
  );
  process.exit(1);
}
// In the environment: worker threads take it from there.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
module.enableCompileCache();
await import('./site.ts');
