import { exampleOf } from '#shared/content-rules.ts';
import { JobFile } from '#shared/entities.ts';

/**
 * A draft to fill in. It passes the check as it stands. It has no `postedAt`, which would say that it has been on the
 * site: publishing sets it.
 */
export function jobTemplate(): Record<string, unknown> {
  const fields = Object.entries(JobFile.entries)
    .map(([name, schema]) => [name, exampleOf(schema)] as const)
    .filter(([, example]) => example !== undefined);
  return { $schema: SCHEMA, ...Object.fromEntries(fields) };
}

/** These fields in the order of the schema. */
export function inOrder(job: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(JobFile.entries).filter((name) => job[name] !== undefined);
  return { $schema: SCHEMA, ...Object.fromEntries(names.map((name) => [name, job[name]])) };
}

const SCHEMA = '../schemas/job.schema.json';
