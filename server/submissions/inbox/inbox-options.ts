import { parseArgs } from 'node:util';

/** A command line that cannot be understood: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const KINDS = ['application', 'contact', 'enquiry'] as const;
type Kind = (typeof KINDS)[number];

export type InboxFilter = {
  job: string | undefined;
  /** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
  since: string | undefined;
  until: string | undefined;
  kind: Kind | undefined;
  unread: boolean;
  /** Parts of a name, and of any text. */
  name: string | undefined;
  search: string | undefined;
  limit: number | undefined;
};

export type InboxCommand =
  | { name: 'help' }
  | { name: 'list'; filter: InboxFilter; json: boolean }
  | { name: 'export'; filter: InboxFilter; out: string | undefined }
  | { name: 'show'; reference: string; json: boolean }
  | { name: 'read' | 'unread'; reference: string }
  | { name: 'save'; reference: string; folder: string | undefined }
  | { name: 'backup' | 'restore'; file: string }
  | { name: 'erase'; person: string; isAgreed: boolean }
  | { name: 'sweep'; isDryRun: boolean };

const OPTIONS = {
  job: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  unread: { type: 'boolean' },
  name: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof OPTIONS;

const FILTERS: Option[] = ['job', 'from', 'to', 'kind', 'unread', 'name', 'search', 'limit'];
/** The options of each command, and what it needs behind its name. */
const COMMANDS: Record<string, { options: Option[]; needs?: string }> = {
  list: { options: [...FILTERS, 'json'] },
  export: { options: [...FILTERS, 'out'] },
  show: { options: ['json'], needs: 'a reference, for example A-7KQM-2XWD' },
  save: { options: ['to'], needs: 'a reference, for example A-7KQM-2XWD' },
  read: { options: [], needs: 'a reference, for example A-7KQM-2XWD' },
  unread: { options: [], needs: 'a reference, for example A-7KQM-2XWD' },
  backup: { options: [], needs: 'the name of a new file' },
  restore: { options: [], needs: 'the name of a backup' },
  erase: { options: ['yes'], needs: 'a reference or an e-mail' },
  sweep: { options: ['dry-run'] },
};

/** Options that npm knows, too: what they mean here is asked for only when somebody switched them on. */
const SHARED_WITH_NPM = new Set<string>(['json', 'yes', 'help']);

/** Throws `UsageError`, in words. `environment` tells what npm took for its own. */
export function parseInboxCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): InboxCommand {
  refuseForgottenDashes(args, environment);
  const { values, positionals } = parsed(args);
  if (values.help) return { name: 'help' };
  const [name = 'list', subject, ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const stranger = (Object.keys(values) as Option[]).find((option) => !command.options.includes(option));
  if (stranger) throw new UsageError(`"${name}" takes no --${stranger}.`);
  if (!command.needs && subject !== undefined) throw new UsageError(`"${name}" takes no "${subject}".`);
  if (command.needs && !subject?.trim()) throw new UsageError(`"${name}" needs ${command.needs}.`);
  if (rest.length > 0) throw new UsageError(`"${name}" takes one at a time, not also "${rest[0]}".`);
  return commandOf(name, subject?.trim() ?? '', values);
}

function commandOf(name: string, subject: string, values: Values): InboxCommand {
  // As it may have been typed or read out.
  const reference = subject.toUpperCase();
  const json = values.json ?? false;
  switch (name) {
    case 'export':
      return { name, filter: filterOf(values), out: values.out };
    case 'show':
      return { name, reference, json };
    case 'read':
    case 'unread':
      return { name, reference };
    case 'save':
      return { name, reference, folder: values.to };
    case 'backup':
    case 'restore':
      return { name, file: subject };
    case 'erase':
      return { name, person: subject, isAgreed: values.yes ?? false };
    case 'sweep':
      return { name, isDryRun: values['dry-run'] ?? false };
    default:
      return { name: 'list', filter: filterOf(values), json };
  }
}

/** `npm run inbox --unread` hands nothing on: npm keeps the option, and everything would be listed. */
function refuseForgottenDashes(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const taken = (Object.keys(OPTIONS) as Option[]).find((option) => {
    const value = environment[`npm_config_${option.replace('-', '_')}`];
    return SHARED_WITH_NPM.has(option)
      ? value === 'true' && option === 'json'
      : value !== undefined && value !== '';
  });
  if (!taken) return;
  const value = OPTIONS[taken].type === 'string' ? ` ${args.at(-1) ?? '…'}` : '';
  throw new UsageError(
    `npm has kept --${taken} for itself. Put two dashes before it: npm run inbox -- --${taken}${value}`,
  );
}

type Values = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${words.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

function filterOf(values: Values): InboxFilter {
  const { job, from, to, unread = false, name, search } = values;
  const kind = KINDS.find((each) => each === values.kind);
  if (values.kind !== undefined && !kind) throw new UsageError(`--kind is one of ${KINDS.join(', ')}.`);
  if (job !== undefined && kind !== undefined && kind !== 'application') {
    throw new UsageError('--job chooses among applications, so it does not go with another --kind.');
  }
  const since = dayOf('from', from);
  const until = dayOf('to', to);
  if (since && until && since > until) throw new UsageError('--from is a later day than --to.');
  return { job, since, until, kind, unread, name, search, limit: limitOf(values.limit) };
}

function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError('--limit is a number from 1, like 20.');
  return Number(value);
}

function dayOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  const exists = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  if (!exists) throw new UsageError(`--${option} is a day like 2026-11-21.`);
  return value;
}
