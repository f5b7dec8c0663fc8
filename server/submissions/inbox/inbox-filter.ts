import * as v from 'valibot';
import { STAGE_WORDS } from '#content/desk/desk-copy.ts';
import { day } from '#shared/content-rules.ts';
import { SUBMISSION_KINDS } from '#shared/reference.ts';
import { STAGES, type Stage } from '#shared/stages.ts';
import { UsageError } from '../../terminal/command-line.ts';
import type { Selection } from '../desk-queries.ts';

/** `job` is an opening by whatever of its names. */
export type InboxFilter = Omit<Selection, 'jobIds'> & { job?: string | undefined };

/** The same as it was typed. */
type FilterValues = Partial<Record<'job' | 'from' | 'to' | 'kind' | 'stage' | 'search', string>> & {
  unread?: boolean;
  quarantine?: boolean;
};

/** Throws `UsageError`. */
export function filterOf(values: FilterValues): InboxFilter {
  const { job, from, to, unread = false, quarantine = false, search } = values;
  const kind = values.kind === undefined ? undefined : oneOf(SUBMISSION_KINDS, values.kind, '--kind');
  const stage = values.stage === undefined ? undefined : stageNamed(values.stage);
  if ((job ?? stage) !== undefined && kind !== undefined && kind !== 'application') {
    const option = job === undefined ? '--stage' : '--job';
    throw new UsageError(`${option} chooses among applications, so it does not go with another --kind.`);
  }
  const since = dayOf('from', from);
  const until = dayOf('to', to);
  if (since && until && since > until) throw new UsageError('--from is a later day than --to.');
  return { job, since, until, kind, unread, stage, quarantine, words: search };
}

/** A stage as the desk calls it, spelled so that it can be typed: `in-review`. */
export const stageName = (stage: Stage) => STAGE_WORDS[stage].toLowerCase().replaceAll(' ', '-');

/** Also by the name under which it is stored, which `--json` prints. */
export function stageNamed(given: string): Stage {
  const word = given.toLowerCase();
  const stage = STAGES.find((each) => each === word || stageName(each) === word);
  if (stage) return stage;
  throw new UsageError(`--stage is one of ${STAGES.map(stageName).join(', ')}.`);
}

export function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError('--limit is a number from 1, like 20.');
  return Number(value);
}

function dayOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!v.is(day, value)) throw new UsageError(`--${option} is a day like 2026-11-21.`);
  return value;
}

function oneOf<T extends string>(allowed: readonly T[], given: string, what: string): T {
  const known = allowed.find((each) => each === given.toLowerCase());
  if (known) return known;
  throw new UsageError(`${what} is one of ${allowed.join(', ')}.`);
}
