/**
 * terminal/: what the commands share: arguments and exit codes here, beside it their settings, tables, and text that
 * is safe to print.
 */

import { fstatSync, writeFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearNames } from './near-names.ts';
import { printable, printableLines } from './printable.ts';

/** A command line that cannot be understood: exit code 2. `command` is the one whose help explains it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly command: string | undefined;

  constructor(message: string, command?: string) {
    super(message);
    this.command = command;
  }
}

/** Something the reader can act on: exit code 1. `output` is printed before it. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** What a command prints, and its exit code: 0 done, 1 a problem in words, 2 a command line that cannot be understood. */
export type Outcome = { code: 0 | 1 | 2; out: string; err: string };

export async function outcomeOf(script: string, work: () => Promise<string> | string): Promise<Outcome> {
  try {
    return { code: 0, out: await work(), err: '' };
  } catch (error) {
    // What is wrong may quote what was typed, and that may have been pasted.
    const err = `${printableLines(complaint(script, error))}\n`;
    const out = error instanceof CommandProblem ? error.output : '';
    return { code: error instanceof UsageError ? 2 : 1, out, err };
  }
}

/** Runs a command of `npm run <script>`: prints what it gives, and sets the exit code. */
export async function runCommand(script: string, work: () => Promise<string> | string): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return; // `npm run inbox | head` has read enough
    process.stderr.write(`Nothing more can be printed: ${error.message}\n`);
    process.exitCode = 1;
  });
  const { code, out, err } = await outcomeOf(script, work);
  const printing = await outcomeOf(script, () => print(out));
  process.stderr.write(err + printing.err);
  process.exitCode = code || printing.code;
}

/** Node drops what a full disk did not take of a single write to a file, and says nothing. */
function print(text: string): string {
  const { fd } = process.stdout;
  if (fstatSync(fd).isFile()) writeFileSync(fd, text);
  else process.stdout.write(text);
  return '';
}

function complaint(script: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  if (!(error instanceof UsageError)) return words;
  const command = error.command ? `${error.command} ` : '';
  return `npm run ${script} -- ${command}--help says what it takes.\n${words}`;
}

type Command = {
  options: readonly string[];
  /** What has to stand behind its name, in order; nothing where the option `insteadOf` names is given. */
  needs?: readonly string[];
  insteadOf?: string;
  /** Names that may stand there besides. */
  mayTake?: number;
};

type Grammar<Options extends ParseArgsOptionsConfig> = {
  /** As in `npm run <script>`. */
  script: string;
  options: Options;
  commands: Readonly<Record<string, Command>>;
  /** What may be meant by a word that is no command. */
  guess?: (word: string) => string | undefined;
};

/** A command, `list` where none is named, with the words behind it and its options. Throws `UsageError`, in words. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  grammar: Grammar<Options>,
) {
  refuseForgottenDashes(args, grammar);
  const { values, positionals } = parsed(args, grammar.options);
  const isHelp = 'help' in values;
  const [name = isHelp ? 'help' : 'list', ...subjects] = positionals.map((each) => each.trim());
  if (!isHelp) {
    const command = Object.hasOwn(grammar.commands, name) ? grammar.commands[name] : undefined;
    if (!command) throw unknownCommand(name, subjects[0], grammar);
    // Of a script whose variable is not set: left out, it would name everything.
    const blank = Object.entries(values).find(([, value]) => [value].flat().some((each) => each === ''))?.[0];
    if (blank) throw new UsageError(`--${blank} needs a value.`, name);
    assertFits(name, command, { subjects, given: Object.keys(values) });
  }
  return { name, subjects, values, isHelp };
}

function assertFits(
  name: string,
  { options, needs = [], insteadOf = '', mayTake = 0 }: Command,
  { subjects, given }: { subjects: readonly string[]; given: readonly string[] },
): void {
  const stranger = given.find((option) => !options.includes(option));
  if (stranger) throw new UsageError(`"${name}" takes no --${stranger}.`, name);
  const needed = given.includes(insteadOf) ? [] : needs;
  const missing = needed.find((_, at) => !subjects[at]);
  if (missing) throw new UsageError(`"${name}" needs ${missing}.`, name);
  const extra = subjects[needed.length + mayTake];
  if (extra !== undefined) throw new UsageError(`"${name}" takes no "${printable(extra)}".`, name);
}

/** What was typed may be an option without its dashes, or a slip. */
function unknownCommand(
  name: string,
  next: string | undefined,
  { options, commands, guess }: Grammar<ParseArgsOptionsConfig>,
): UsageError {
  const option = Object.hasOwn(options, name) ? `--${[name, next].filter(Boolean).join(' ')}` : undefined;
  const meant = guess?.(name) ?? option ?? nearNames(name, Object.keys(commands))[0];
  return new UsageError(
    `There is no command "${printable(name)}".${meant ? ` Did you mean: ${printable(meant)}` : ''}`,
  );
}

/** Options that npm has, too, and may have set for reasons of its own. */
const OPTIONS_OF_NPM = ['yes', 'help', 'location'];

/** `npm run inbox --unread` hands nothing on: npm keeps the option, and everything would be listed. */
function refuseForgottenDashes(
  args: readonly string[],
  { script, options }: Grammar<ParseArgsOptionsConfig>,
): void {
  const kept = Object.keys(options).find((option) => {
    const variable = `npm_config_${option.replaceAll('-', '_')}`;
    const value = OPTIONS_OF_NPM.includes(option) ? undefined : process.env[variable];
    return option === 'json' ? value === 'true' : Boolean(value);
  });
  if (kept === undefined) return;
  const value = options[kept]?.type === 'string' ? ` ${args.at(-1) ?? '…'}` : '';
  throw new UsageError(
    `npm has kept --${kept} for itself. Put two dashes before it: npm run ${script} -- --${kept}${value}`,
  );
}

function parsed<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  const single = args.find((each) => /^-\w{2,}/.test(each) && Object.hasOwn(options, each.slice(1)));
  if (single) throw new UsageError(`"${single}" needs two dashes: -${single}`);
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${(words.split('. ')[0] ?? '').replace(/\.$/, '')}.`);
  }
}
