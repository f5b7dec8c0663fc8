import { parseArgs } from 'node:util';

/** A command line that cannot be understood: exit code 2, with the usage. */
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
};

export type InboxCommand =
  | { name: 'help' }
  | { name: 'list'; filter: InboxFilter }
  | { name: 'export'; filter: InboxFilter; out: string | undefined }
  | { name: 'show' | 'read' | 'unread'; reference: string }
  | { name: 'save'; reference: string; folder: string | undefined };

export const USAGE = `Applications and messages sent through the site.

  npm run inbox                             everything, newest first
  npm run inbox -- show A-7KQM-2XWD         one in full
  npm run inbox -- save A-7KQM-2XWD         its resume as a file
  npm run inbox -- read A-7KQM-2XWD         mark it as read ("unread" takes that back)
  npm run inbox -- export --out all.csv     everything as a table for a spreadsheet

Choose what is listed or exported (behind the two dashes, in any combination):

  --job embedded-firmware-engineer          applications for this opening
  --kind application                        or: contact, enquiry
  --from 2026-11-01  --to 2026-11-21        received on these days, both included
  --unread                                  nobody has marked it as read

  save --to FOLDER     where the resume goes; without it, the folder "saved" beside the database
  export --out FILE    a new file; without it, the table is printed
                       (npm run --silent inbox -- export prints nothing else)
  --help               this text

Days and times are those of Indore (IST). The database is looked for in ./data, or where DATA_DIR says.
`;

const FILTERS = ['job', 'from', 'to', 'kind', 'unread'];
const TAKES: Record<string, readonly string[]> = {
  list: FILTERS,
  export: [...FILTERS, 'out'],
  show: [],
  save: ['to'],
  read: [],
  unread: [],
};

/** Throws `UsageError`, in words. */
export function parseInboxCommand(args: readonly string[]): InboxCommand {
  const { values, positionals } = parsed(args);
  if (values.help) return { name: 'help' };
  const [name = 'list', reference, ...rest] = positionals;
  const takes = Object.hasOwn(TAKES, name) ? TAKES[name] : undefined;
  if (!takes) throw new UsageError(`There is no command "${name}".`);
  const stranger = Object.keys(values).find((option) => !takes.includes(option));
  if (stranger) throw new UsageError(`"${name}" takes no --${stranger}.`);

  if (name === 'list' || name === 'export') {
    if (reference !== undefined) throw new UsageError(`"${name}" takes no "${reference}".`);
    const filter = filterOf(values);
    return name === 'list' ? { name, filter } : { name, filter, out: values.out };
  }
  if (reference === undefined) throw new UsageError(`"${name}" needs a reference, for example A-7KQM-2XWD.`);
  if (rest.length > 0) throw new UsageError(`"${name}" takes one reference at a time.`);
  if (name === 'save') return { name, reference: normal(reference), folder: values.to };
  return { name: name as 'show' | 'read' | 'unread', reference: normal(reference) };
}

/** As it may have been typed or read out. */
const normal = (reference: string) => reference.trim().toUpperCase();

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        kind: { type: 'string' },
        unread: { type: 'boolean' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${words.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

function filterOf(values: ReturnType<typeof parsed>['values']): InboxFilter {
  const { job, from, to, unread = false } = values;
  const kind = KINDS.find((each) => each === values.kind);
  if (values.kind !== undefined && !kind) throw new UsageError(`--kind is one of ${KINDS.join(', ')}.`);
  if (job !== undefined && kind !== undefined && kind !== 'application') {
    throw new UsageError('--job chooses among applications, so it does not go with another --kind.');
  }
  const since = dayOf('from', from);
  const until = dayOf('to', to);
  if (since && until && since > until) throw new UsageError('--from is a later day than --to.');
  return { job, since, until, kind, unread };
}

function dayOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  const exists = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  if (!exists) throw new UsageError(`--${option} is a day like 2026-11-21.`);
  return value;
}
