/**
 * terminal/: what the commands share: arguments and exit codes here, beside it their settings, tables, and text that
 * is safe to print.
 */

import { fstatSync, writeFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { day } from '#shared/content-rules.ts';
import { nearestTo } from '#shared/edit-distance.ts';
import { printable, printableLines } from './printable.ts';

/** A command line that cannot be understood: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A problem that the user can act on: exit code 1. `output` is printed before it. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** What a command prints, and its exit code: 0 success, 1 a problem in words, 2 an invalid command line. */
export type Outcome = { code: 0 | 1 | 2; out: string; err: string };

export async function outcomeOf(script: string, work: () => Promise<string> | string): Promise<Outcome> {
  try {
    return { code: 0, out: await work(), err: '' };
  } catch (error) {
    // The message may quote what was typed, or even pasted.
    const err = `${printableLines(complaint(script, error))}\n`;
    const out = error instanceof CommandProblem ? error.output : '';
    return { code: error instanceof UsageError ? 2 : 1, out, err };
  }
}

/** Runs a command of `npm run <script>`: prints its result, and sets the exit code. */
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

/** Node silently drops what a full disk does not accept of a single write to a file. */
function print(text: string): string {
  const { fd } = process.stdout;
  if (fstatSync(fd).isFile()) writeFileSync(fd, text);
  else process.stdout.write(text);
  return '';
}

function complaint(script: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof UsageError ? `npm run ${script} -- --help says what it takes.\n${text}` : text;
}

type Options = ParseArgsOptionsConfig;
type Printed = Promise<string> | string;

export type Command = { options: Options; run(name: string, args: readonly string[]): Printed };

/**
 * A command: its options, the arguments that it needs, in order, how many more it may take, and what it does;
 * `run` returns the text to print.
 */
export function command<const Own extends Options>({
  options,
  needs = [],
  mayTake = 0,
  run,
}: {
  options: Own;
  needs?: readonly string[];
  mayTake?: number;
  run(values: ReturnType<typeof parsed<Own>>['values'], ...subjects: string[]): Printed;
}): Command {
  return {
    options,
    run(name, args) {
      const { values, positionals } = parsed(args, options);
      const subjects = positionals.map((each) => each.trim());
      // From a script with an unset variable: ignoring the option would select everything.
      const blank = Object.entries(values).find(([, value]) => value === '')?.[0];
      if (blank) throw new UsageError(`--${blank} needs a value.`);
      const missing = needs.find((_, at) => !subjects[at]);
      if (missing) throw new UsageError(`"${name}" needs ${missing}.`);
      const extra = subjects[needs.length + mayTake];
      if (extra !== undefined) throw new UsageError(`"${name}" takes no "${printable(extra)}".`);
      return run(values, ...subjects);
    },
  };
}

/** A day as it was typed; throws `UsageError`, which calls it `name`, if it is invalid. */
export function dayOf(value: string | undefined, name: string): string | undefined {
  const { success, issues } = v.safeParse(v.optional(day), value);
  if (success) return value;
  throw new UsageError(`${name} ${issues[0].message}.`);
}

type Script = { script: string; usage: string; commands: Readonly<Record<string, Command>> };

/** Runs the command that `args` begin with, `list` if they name none. Throws `UsageError`, in words. */
export function runScript(args: readonly string[], { script, usage, commands }: Script): Printed {
  refuseForgottenDashes(
    args,
    script,
    Object.assign({}, ...Object.values(commands).map(({ options }) => options)),
  );
  if (args.includes('--help') || args.includes('-h')) return usage;
  const [name, rest] = args[0]?.startsWith('-') === false ? [args[0], args.slice(1)] : ['list', args];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(name, rest);
  const known = Object.keys(commands).join(', ');
  throw new UsageError(`There is no command "${printable(name)}", but ${known}.`);
}

/** A sentence that names the one of `known` that was probably meant, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearestTo(word, known);
  return meant ? ` Did you mean ${printable(meant)}?` : '';
}

/** `npm run inbox --unread` passes nothing on: npm keeps the option, and everything would be listed. */
function refuseForgottenDashes(args: readonly string[], script: string, options: Options): void {
  const kept = Object.keys(options).find((option) => {
    const value = process.env[`npm_config_${option.replaceAll('-', '_')}`];
    // npm has these options itself, so they may be set for other reasons.
    return option === 'json' ? value === 'true' : option !== 'yes' && Boolean(value);
  });
  if (kept === undefined) return;
  // npm passes the words on, even the value of an option.
  const words =
    options[kept]?.type === 'string' ? args.toSpliced(-1, 0, `--${kept}`) : [...args, `--${kept}`];
  throw new UsageError(
    `npm has kept --${kept} for itself. Put two dashes before it: npm run ${script} -- ${words.map(quoted).join(' ')}`,
  );
}

/** As a single word for a shell. */
const quoted = (word: string) => (/\s/.test(word) ? `"${word}"` : word);

function parsed<Own extends Options>(args: readonly string[], options: Own) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${(message.split('. ')[0] ?? '').replace(/\.$/, '')}.`);
  }
}
