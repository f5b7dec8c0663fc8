import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where instances keep the files of their release: each would copy twenty megabytes into a folder of its own. */
    releases: string;
  }
}

const SOURCES = ['{client,shared,content,public}/**', 'vite.*.ts', 'package-lock.json'];
/** Read while the site runs. */
const NOT_BUILT = ['content/jobs/**', 'content/schemas/**', 'content/testimonials.json'];
/** What each of the three builds writes last. */
const BUILT = ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js', 'dist/desk/entry-desk.js'];

/** Whether a source is newer than the build, or was added or removed since, which its folder's time tells. */
function isStale(): boolean {
  const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = Math.min(...BUILT.map(changedAt));
  return globSync(SOURCES, { exclude: NOT_BUILT }).some((source) => changedAt(source) > built);
}

/** Before tests that use the build. */
export default function setup(project: TestProject): () => void {
  buildIfStale();
  const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  project.provide('releases', releases);
  return () => rmSync(releases, { recursive: true, force: true });
}

/** Builds the site unless the build at hand is of the present sources. */
function buildIfStale(): void {
  if (!isStale()) return;
  // Whoever runs tests has set NODE_ENV to something that makes React's development build.
  execFileSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

if (import.meta.main) buildIfStale();
