import { REFERENCE } from '#shared/reference.ts';
import { parseCommandLine } from '../../terminal/command-line.ts';
import type { Stores } from '../submission-stores.ts';
import { filterOf, limitOf } from './inbox-filter.ts';
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
import { save, saveOpening } from './save-resumes.ts';

/** A command as it was typed, all of it checked; `run` gives what is to be printed. */
export type InboxCommand =
  | { existing: 'read' | 'write'; run: (stores: Stores) => Promise<string> }
  | { existing?: never; run: () => string };

const OPTIONS = {
  job: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  unread: { type: 'boolean' },
  stage: { type: 'string' },
  quarantine: { type: 'boolean' },
  search: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  'as-sent': { type: 'boolean' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  verify: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const FILTERS = ['job', 'from', 'to', 'kind', 'unread', 'stage', 'quarantine', 'search', 'limit'];
const A_REFERENCE = 'a reference, for example A-7KQM-2XWD';

const COMMANDS = {
  list: { options: [...FILTERS, 'json'] },
  export: { options: [...FILTERS, 'out'] },
  show: { options: ['json'], needs: [A_REFERENCE] },
  save: { options: ['to', 'job', 'as-sent'], needs: [A_REFERENCE], insteadOf: 'job' },
  release: { options: [], needs: [A_REFERENCE] },
  resend: { options: ['from'] },
  backup: { options: [], needs: ['the name of a new file'] },
  restore: { options: ['verify'], needs: ['the name of a backup'] },
  erase: { options: ['yes'], needs: ['a reference or an email'] },
  sweep: { options: ['dry-run'] },
};

/** Throws `UsageError`, in words. */
export function parseInboxCommand(args: readonly string[]): InboxCommand {
  const { name, subjects, values, isHelp } = parseCommandLine(args, {
    script: 'inbox',
    options: OPTIONS,
    commands: COMMANDS,
    guess: (word) => (REFERENCE.test(word.toUpperCase()) ? `show ${word.toUpperCase()}` : undefined),
  });
  return isHelp ? { run: () => USAGE } : commandOf(name, subjects, values);
}

const reading = (run: (stores: Stores) => Promise<string>): InboxCommand => ({ existing: 'read', run });
const writing = (run: (stores: Stores) => Promise<string>): InboxCommand => ({ existing: 'write', run });

type Values = ReturnType<typeof parseCommandLine<typeof OPTIONS>>['values'];

function commandOf(name: string, [subject = '']: string[], values: Values): InboxCommand {
  // As it may have been typed or read out.
  const reference = subject.toUpperCase();
  const { job, to, out, json = false, yes = false, 'dry-run': isDryRun = false } = values;
  const saving = { folder: to, isAsSent: values['as-sent'] ?? false };
  switch (name) {
    case 'show':
      return reading((stores) => show(stores, reference, json));
    case 'save':
      return reading((stores) =>
        job === undefined ? save(stores, reference, saving) : saveOpening(stores, job, saving),
      );
    case 'release':
      return writing((stores) => release(stores, reference));
    case 'resend':
      return writing((stores) => resend(stores, filterOf(values).since));
    case 'backup':
      return { run: () => saveBackup(subject) };
    case 'restore':
      return { run: () => (values.verify ? verifyBackup : restoreBackup)(subject) };
    case 'erase':
      return writing((stores) => erase(stores, subject, yes));
    case 'sweep':
      return writing((stores) => sweepOld(stores, isDryRun));
    default: {
      const filter = filterOf(values);
      const limit = limitOf(values.limit);
      return reading((stores) =>
        name === 'export'
          ? exportTable(stores, filter, { limit, out })
          : list(stores, filter, { limit, json }),
      );
    }
  }
}
