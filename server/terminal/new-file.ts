import { open, rm } from 'node:fs/promises';
import { CommandProblem } from './command-line.ts';

/**
 * Writes a file that is new, readable by its owner alone: personal data is for nobody else. Whole or not at all.
 * False where something has this name already. Throws `CommandProblem`.
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
