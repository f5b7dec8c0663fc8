/** `npm run inbox`: submissions at the terminal. Each command, in this folder, returns the text to print. */

import { command, dayOf, runCommand, runScript, UsageError } from '../../terminal/command-line.ts';
import { commandSettings, loadSiteEnv } from '../../terminal/command-settings.ts';
import { openStores, type Stores } from '../stores.ts';
import { USAGE } from './inbox-usage.ts';
import {
  erase,
  release,
  resend,
  restoreBackup,
  saveBackup,
  sweepOld,
  verifyBackup,
} from './keep-submissions.ts';
import { exportTable, list, show } from './list-submissions.ts';
import { save, saveOfJob } from './save-resumes.ts';

const YES_OR_NO = { type: 'boolean' } as const;
const TEXT = { type: 'string' } as const;
const FILTER = { job: TEXT, unread: YES_OR_NO, quarantine: YES_OR_NO, search: TEXT, limit: TEXT };

const A_REFERENCE = 'a reference, for example A-7KQM-2XWD';

const COMMANDS = {
  list: command({
    options: { ...FILTER, json: YES_OR_NO },
    run({ json = false, limit, ...filter }) {
      const most = limitOf(limit);
      return withStores((stores) => list(stores, filter, { limit: most, json }));
    },
  }),
  export: command({
    options: { ...FILTER, out: TEXT },
    run({ out, limit, ...filter }) {
      const most = limitOf(limit);
      return withStores((stores) => exportTable(stores, filter, { limit: most, out }));
    },
  }),
  show: command({
    options: { json: YES_OR_NO },
    needs: [A_REFERENCE],
    run: ({ json = false }, reference) => withStores((stores) => show(stores, reference.toUpperCase(), json)),
  }),
  save: command({
    options: { to: TEXT, job: TEXT, 'as-sent': YES_OR_NO },
    mayTake: 1,
    run({ to: folder, job, 'as-sent': isAsSent = false }, reference?: string) {
      if (folder === undefined)
        throw new UsageError('"save" needs a folder: npm run inbox -- save … --to FOLDER.');
      if (Boolean(job) === Boolean(reference)) throw new UsageError(`"save" needs ${A_REFERENCE}, or --job.`);
      const saving = { folder, isAsSent };
      return withStores((stores) =>
        job ? saveOfJob(stores, job, saving) : save(stores, (reference ?? '').toUpperCase(), saving),
      );
    },
  }),
  release: command({
    options: {},
    needs: [A_REFERENCE],
    run: (_, reference) => withStores((stores) => release(stores, reference.toUpperCase())),
  }),
  resend: command({
    options: { from: TEXT },
    run({ from }) {
      const since = dayOf(from, '--from');
      return withStores((stores) => resend(stores, since));
    },
  }),
  backup: command({ options: {}, needs: ['the name of a new file'], run: (_, file) => saveBackup(file) }),
  restore: command({
    options: { verify: YES_OR_NO },
    needs: ['the name of a backup'],
    run: ({ verify }, file) => (verify ? verifyBackup : restoreBackup)(file),
  }),
  erase: command({
    options: { yes: YES_OR_NO },
    needs: ['a reference or an email'],
    run: ({ yes = false }, subject) => withStores((stores) => erase(stores, subject, yes)),
  }),
  sweep: command({
    options: { 'dry-run': YES_OR_NO },
    run: ({ 'dry-run': isDryRun = false }) => withStores((stores) => sweepOld(stores, isDryRun)),
  }),
};

export async function runInbox(args: readonly string[]): Promise<string> {
  // Reports invalid settings, whatever the command.
  commandSettings();
  return runScript(args, { script: 'inbox', usage: USAGE, commands: COMMANDS });
}

async function withStores(run: (stores: Stores) => Promise<string>): Promise<string> {
  const stores = await openStores({ ...commandSettings().siteDatabase, existing: true });
  try {
    return await run(stores);
  } finally {
    await stores.close();
  }
}

function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError('--limit is a number from 1, like 20.');
  return Number(value);
}

if (import.meta.main) {
  await runCommand('inbox', () => {
    loadSiteEnv();
    return runInbox(process.argv.slice(2));
  });
}
