/**
 * `npm run inbox`: submissions at the terminal. inbox-options.ts says which commands there are; each has its file in
 * this folder.
 */

import { runCommand } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { openStores } from '../submission-stores.ts';
import { parseInboxCommand } from './inbox-options.ts';

if (import.meta.main) await runCommand('inbox', () => runInbox(process.argv.slice(2)));

/** What is to be printed. */
export async function runInbox(args: readonly string[]): Promise<string> {
  const { siteDatabase } = commandSettings();
  const { existing, run } = parseInboxCommand(args);
  if (!existing) return run();
  const stores = await openStores({ ...siteDatabase, existing });
  try {
    return await run(stores);
  } finally {
    await stores.close();
  }
}
