import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '#shared/indian-time.ts';

/** Folders of a build whose files carry a hash of their content in their address. */
const HASHED = ['assets', 'pictures'];
/** Milliseconds; a page that stays open longer has to be reloaded. */
const MAX_AGE = 30 * DAY;

/**
 * Copies the hashed files of a build beside those of earlier releases, in a folder that instances may share,
 * so that each serves pages of either release during a rollout. Removes files last used 30 days before the
 * previous release, whose own files stay.
 * @throws errors of the file system
 */
export async function keepReleased(build: string, folder: string): Promise<void> {
  const own = filesIn(build);
  const now = new Date();
  for (const name of own) {
    const kept = path.join(folder, name);
    if (!existsSync(kept)) await copyWhole(path.join(build, name), kept);
    utimesSync(kept, now, now);
  }
  const isOwn = new Set(own);
  const earlier = filesIn(folder)
    .filter((name) => !isOwn.has(name))
    .map((name) => {
      const file = path.join(folder, name);
      return { file, usedAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    });
  const last = Math.max(...earlier.map(({ usedAt }) => usedAt));
  for (const { file, usedAt } of earlier) if (usedAt < last - MAX_AGE) rmSync(file, { force: true });
}

/** Copies under a temporary name: others serve from this folder, and a crash must not leave half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = path.join(path.dirname(to), `.${randomUUID()}`);
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, part);
  renameSync(part, to);
}

const filesIn = (folder: string) =>
  HASHED.filter((name) => existsSync(path.join(folder, name))).flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
