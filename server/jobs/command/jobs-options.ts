import type { ParseArgsOptionsConfig } from 'node:util';
import * as v from 'valibot';
import { day } from '#shared/content-rules.ts';
import { CommandProblem, parseCommandLine } from '../../terminal/command-line.ts';
import { keptByNpm } from '../../terminal/command-settings.ts';
import { QUESTIONS } from './job-questions.ts';

/** Options with their values, each as often as it was given. */
export type Flags = Readonly<Record<string, readonly string[]>>;

const ASKED = QUESTIONS.map(({ flag }) => flag);
const WITH_VALUES = ['publish', 'on', 'closes', ...ASKED];
const OPTIONS: ParseArgsOptionsConfig = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(WITH_VALUES.map((flag) => [flag, { type: 'string', multiple: true }])),
};
const A_NAME = 'one name, for example android-lead';
const TWO_NAMES = 'two names, the old one and the new one';

const COMMANDS = {
  list: { options: ['json'], mayTake: 1 },
  check: { options: ['json'], mayTake: 1 },
  new: { options: ['publish', ...ASKED], mayTake: 1 },
  preview: { options: [], needs: [A_NAME] },
  publish: { options: ['on', 'closes'], needs: [A_NAME] },
  close: { options: [], needs: [A_NAME] },
  reopen: { options: ['closes'], needs: [A_NAME] },
  rename: { options: [], needs: [TWO_NAMES, TWO_NAMES] },
  schema: { options: [] },
};

/** Throws `UsageError`, in a sentence. */
export function parseJobsCommand(args: readonly string[]) {
  const grammar = { script: 'jobs', options: OPTIONS, commands: COMMANDS, keptByNpm };
  const { values, ...line } = parseCommandLine(args, grammar);
  const { json, help: _, ...flags } = values;
  return { ...line, asJson: json === true, flags: flags as Flags };
}

/** The last value of an option that is a day. */
export function dayOf(flags: Flags, flag: 'on' | 'closes'): string | undefined {
  const value = flags[flag]?.at(-1);
  if (value === undefined) return undefined;
  const { success, issues } = v.safeParse(day, value);
  if (success) return value;
  throw new CommandProblem(`--${flag} ${issues[0].message}.`);
}
