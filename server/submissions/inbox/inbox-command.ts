/**
 * `npm run inbox`: submissions at the terminal. inbox-options.ts says which commands there are; each has its file in
 * this folder.
 */

import { runCommand } from '../../terminal/command-line.ts';
import { keptByNpm, siteDatabase } from '../../terminal/command-settings.ts';
import { openStores } from '../submission-stores.ts';
import { type InboxCommand, parseInboxCommand } from './inbox-options.ts';

await runCommand('inbox', () => answer(parseInboxCommand(process.argv.slice(2), keptByNpm)));

/** What is to be printed. */
async function answer({ existing, run }: InboxCommand): Promise<string> {
  if (!existing) return run();
  const stores = await openStores({ ...siteDatabase, existing });
  try {
    return await run(stores);
  } finally {
    await stores.close();
  }
}
