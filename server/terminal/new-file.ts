import { open, rm } from 'node:fs/promises';
import { CommandProblem } from './command-line.ts';

/**
 * Writes a new file, whole or not at all, readable only by its owner since it holds personal data. False if
 * the name is taken. Throws `CommandProblem`.
 */
export async function writeNewFile(path: string, content: string | Uint8Array): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new CommandProblem(`${path} cannot be written (${message}).`);
  }
}
