import { parseArgs } from 'node:util';
import { REFERENCE } from '#shared/reference.ts';
import { STAGES, type Stage } from '#shared/stages.ts';
import { nearNames } from '../../terminal/near-names.ts';
import { NOTE_LIMIT } from '../notes.ts';
import { filterOf, type InboxFilter, limitOf, oneOf, UsageError } from './inbox-filter.ts';

/** How a submission can be marked; stages are for applications alone. */
const MARKS = ['read', 'unread', ...STAGES] as const;
export type Mark = 'read' | 'unread' | Stage;

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
  | { name: 'erase'; person: string; isAgreed: boolean }
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

type Option = keyof typeof OPTIONS;

const FILTERS: Option[] = [
  'job',
  'from',
  'to',
  'kind',
  'unread',
  'stage',
  'quarantine',
  'name',
  'search',
  'limit',
];
const A_REFERENCE = 'a reference, for example A-7KQM-2XWD';
/** The options of each command, and what it needs behind its name, in order. */
const COMMANDS: Record<string, { options: Option[]; needs?: string[] }> = {
  list: { options: [...FILTERS, 'json'] },
  export: { options: [...FILTERS, 'out'] },
  show: { options: ['json'], needs: [A_REFERENCE] },
  save: { options: ['to', 'job'], needs: [A_REFERENCE] },
  read: { options: [], needs: [A_REFERENCE] },
  unread: { options: [], needs: [A_REFERENCE] },
  mark: { options: [], needs: [A_REFERENCE, `one of ${MARKS.join(', ')}`] },
  note: { options: [], needs: [A_REFERENCE, 'the note, in quotes'] },
  release: { options: [], needs: [A_REFERENCE] },
  backup: { options: [], needs: ['the name of a new file'] },
  restore: { options: [], needs: ['the name of a backup'] },
  erase: { options: ['yes'], needs: ['a reference or an email'] },
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
  const [name = 'list', ...subjects] = positionals.map((each) => each.trim());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(wordsForUnknown(name, subjects[0]));
  const stranger = (Object.keys(values) as Option[]).find((option) => !command.options.includes(option));
  if (stranger) throw new UsageError(`"${name}" takes no --${stranger}.`);
  const needs = name === 'save' && values.job !== undefined ? [] : (command.needs ?? []);
  if (needs.length === 0 && subjects[0] !== undefined)
    throw new UsageError(`"${name}" takes no "${subjects[0]}".`);
  const missing = needs.find((_, at) => !subjects[at]);
  if (missing) throw new UsageError(`"${name}" needs ${missing}.`);
  const extra = subjects[needs.length];
  if (extra !== undefined) throw new UsageError(`"${name}" takes one at a time, not also "${extra}".`);
  return commandOf(name, subjects, values);
}

/** What was typed may be an option without its dashes, a reference without "show", or a slip. */
function wordsForUnknown(name: string, next: string | undefined): string {
  const words = `There is no command "${name}".`;
  if (REFERENCE.test(name.toUpperCase())) return `${words} Did you mean: show ${name.toUpperCase()}`;
  if (Object.hasOwn(OPTIONS, name))
    return `${words} Did you mean: --${[name, next].filter(Boolean).join(' ')}`;
  const [nearest] = nearNames(name, Object.keys(COMMANDS));
  return nearest ? `${words} Did you mean: ${nearest}` : words;
}

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
      return { name, reference, mark: oneOf(MARKS, second, 'A mark') };
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
      return { name, person: subject, isAgreed: values.yes ?? false };
    case 'sweep':
      return { name, isDryRun: values['dry-run'] ?? false };
    default:
      return { name: 'list', filter: filterOf(values), limit: limit ?? USUAL_LIMIT, json };
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
  const single = args.find((each) => /^-\w{2,}/.test(each) && Object.hasOwn(OPTIONS, each.slice(1)));
  if (single) throw new UsageError(`"${single}" needs two dashes: -${single}`);
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${words.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}
