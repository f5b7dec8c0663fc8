/** The process: enables Node's compile cache, and starts the site. */

import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NEEDED = [24, 6] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `The site needs Node ${NEEDED.join('.')} or later, this is ${process.versions.node}. "npm run serve" uses the one that npm ci has installed.`,
  );
  process.exit(1);
}
// In the environment: worker threads take it from there.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
enableCompileCache();
await import('./site.ts');
