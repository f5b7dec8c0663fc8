import { REFERENCE } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';
import { parseCommandLine, UsageError } from '../../terminal/command-line.ts';
import { NOTE_LIMIT } from '../notes.ts';
import { filterOf, type InboxFilter, limitOf, STAGE_NAMES, stageNamed } from './inbox-filter.ts';

const READ = ['read', 'unread'] as const;
/** How a submission can be marked; stages are for applications alone. */
export type Mark = (typeof READ)[number] | Stage;

/** Lines of a list that nobody asked to be longer. */
const USUAL_LIMIT = 50;

export type InboxCommand =
  | { name: 'help' }
  | { name: 'list'; filter: InboxFilter; limit: number; json: boolean }
  | { name: 'export'; filter: InboxFilter; limit: number | undefined; out: string | undefined }
  | { name: 'show'; reference: string; json: boolean }
  | { name: 'mark'; reference: string; mark: Mark }
  | { name: 'note'; reference: string; text: string }
  | { name: 'release'; reference: string }
  | { name: 'save'; reference: string; folder: string | undefined }
  | { name: 'save opening'; job: string; folder: string | undefined }
  | { name: 'backup' | 'restore'; file: string }
  | { name: 'erase'; asked: string; isAgreed: boolean }
  | { name: 'sweep'; isDryRun: boolean };

const OPTIONS = {
  job: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  unread: { type: 'boolean' },
  stage: { type: 'string' },
  quarantine: { type: 'boolean' },
  name: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const FILTERS = ['job', 'from', 'to', 'kind', 'unread', 'stage', 'quarantine', 'name', 'search', 'limit'];
const A_REFERENCE = 'a reference, for example A-7KQM-2XWD';

const COMMANDS = {
  list: { options: [...FILTERS, 'json'] },
  export: { options: [...FILTERS, 'out'] },
  show: { options: ['json'], needs: [A_REFERENCE] },
  save: { options: ['to', 'job'], needs: [A_REFERENCE], insteadOf: 'job' },
  read: { options: [], needs: [A_REFERENCE] },
  unread: { options: [], needs: [A_REFERENCE] },
  mark: { options: [], needs: [A_REFERENCE, `one of ${[...READ, ...STAGE_NAMES].join(', ')}`] },
  note: { options: [], needs: [A_REFERENCE, 'the note, in quotes'] },
  release: { options: [], needs: [A_REFERENCE] },
  backup: { options: [], needs: ['the name of a new file'] },
  restore: { options: [], needs: ['the name of a backup'] },
  erase: { options: ['yes'], needs: ['a reference or an email'] },
  sweep: { options: ['dry-run'] },
};

/** Throws `UsageError`, in words. */
export function parseInboxCommand(
  args: readonly string[],
  keptByNpm: (option: string) => string | undefined = () => undefined,
): InboxCommand {
  const { name, subjects, values, isHelp } = parseCommandLine(args, {
    script: 'inbox',
    options: OPTIONS,
    commands: COMMANDS,
    guess: (word) => (REFERENCE.test(word.toUpperCase()) ? `show ${word.toUpperCase()}` : undefined),
    keptByNpm,
  });
  return isHelp ? { name: 'help' } : commandOf(name, subjects, values);
}

type Values = ReturnType<typeof parseCommandLine<typeof OPTIONS>>['values'];

function commandOf(name: string, [subject = '', second = '']: string[], values: Values): InboxCommand {
  // As it may have been typed or read out.
  const reference = subject.toUpperCase();
  const json = values.json ?? false;
  const limit = limitOf(values.limit);
  switch (name) {
    case 'export':
      return { name, filter: filterOf(values), limit, out: values.out };
    case 'show':
      return { name, reference, json };
    case 'read':
    case 'unread':
      return { name: 'mark', reference, mark: name };
    case 'mark':
      return {
        name,
        reference,
        mark: READ.find((each) => each === second.toLowerCase()) ?? stageNamed(second, 'A mark', READ),
      };
    case 'note':
      if (second.length > NOTE_LIMIT) throw new UsageError(`A note has at most ${NOTE_LIMIT} characters.`);
      return { name, reference, text: second };
    case 'release':
      return { name, reference };
    case 'save':
      return values.job === undefined
        ? { name, reference, folder: values.to }
        : { name: 'save opening', job: values.job, folder: values.to };
    case 'backup':
    case 'restore':
      return { name, file: subject };
    case 'erase':
      return { name, asked: subject, isAgreed: values.yes ?? false };
    case 'sweep':
      return { name, isDryRun: values['dry-run'] ?? false };
    default:
      return { name: 'list', filter: filterOf(values), limit: limit ?? USUAL_LIMIT, json };
  }
}
