import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearNames } from '../../terminal/near-names.ts';
import { printable } from '../../terminal/printable.ts';
import { QUESTIONS } from './job-questions.ts';
import { JobsProblem, UsageError } from './jobs-problem.ts';
import { COMMAND_NAMES } from './jobs-usage.ts';
import type { Flags } from './new-job.ts';

export type CommandLine = { command: string; names: readonly string[]; flags: Flags; isHelp: boolean };

const OWN_FLAGS = ['publish', 'on', 'closes'] as const;
const OPTIONS: ParseArgsOptionsConfig = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(
    [...OWN_FLAGS, ...QUESTIONS.map(({ flag }) => flag)].map((flag) => [
      flag,
      { type: 'string', multiple: true },
    ]),
  ),
};

/** What each command takes: names, at least and at most, and options. */
const TAKES: Record<string, { least: number; most: number; flags: readonly string[] }> = {
  list: { least: 0, most: 1, flags: ['json'] },
  check: { least: 0, most: 1, flags: ['json'] },
  new: { least: 0, most: 1, flags: ['publish', ...QUESTIONS.map(({ flag }) => flag)] },
  preview: { least: 1, most: 1, flags: [] },
  publish: { least: 1, most: 1, flags: ['on', 'closes'] },
  close: { least: 1, most: 1, flags: [] },
  reopen: { least: 1, most: 1, flags: ['closes'] },
  rename: { least: 2, most: 2, flags: [] },
  schema: { least: 0, most: 0, flags: [] },
};

/** Throws `UsageError`, in a sentence. */
export function parseJobsCommand(args: readonly string[]): CommandLine {
  const { values, positionals } = parsed(args);
  const [command = 'list', ...names] = positionals;
  const takes = Object.hasOwn(TAKES, command) ? TAKES[command] : undefined;
  const isHelp = values.help === true;
  if (!takes && !(isHelp && positionals.length === 0)) throw unknownCommand(command);
  const flags: Record<string, string[]> = {};
  for (const [flag, value] of Object.entries(values)) {
    if (flag === 'help') continue;
    if (!takes?.flags.includes(flag)) throw new UsageError(`"${command}" takes no --${flag}.`, command);
    flags[flag] = Array.isArray(value) ? value.map(String) : [];
  }
  if (!isHelp && takes) assertNames(command, names, takes);
  return { command: isHelp && positionals.length === 0 ? 'help' : command, names, flags, isHelp };
}

function assertNames(
  command: string,
  names: readonly string[],
  { least, most }: { least: number; most: number },
): void {
  if (names.length < least) {
    const needs =
      least === 2 ? 'two names, the old one and the new one' : 'one name, for example android-lead';
    throw new UsageError(`"${command}" needs ${needs}.`, command);
  }
  if (names.length > most)
    throw new UsageError(`"${command}" takes no "${printable(names[most] ?? '')}".`, command);
}

function unknownCommand(command: string): UsageError {
  const [near] = nearNames(command, COMMAND_NAMES);
  const advice = near ? ` Did you mean ${near}?` : '';
  return new UsageError(`There is no command "${printable(command)}".${advice}`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // The first sentence says what is wrong; Node's advice after it does not fit options behind npm's dashes.
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${printable(words.split('. ')[0] ?? '').replace(/\.$/, '')}.`);
  }
}

/** The last value of an option that is a day. */
export function dayOf(flags: Flags, flag: 'on' | 'closes'): string | undefined {
  const value = flags[flag]?.at(-1);
  if (value === undefined || /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new JobsProblem(`--${flag} is a day like 2026-03-31.`);
}
