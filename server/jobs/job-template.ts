import { exampleOf } from '#shared/content-rules.ts';
import { JobFile } from '#shared/entities.ts';

/** A draft to fill in, posted `today`. It passes the check as it stands and is off the site until `isActive` is true. */
export function jobTemplate(today: Date): Record<string, unknown> {
  const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(today);
  const written: Record<string, unknown> = { $schema: '../schemas/job.schema.json', postedAt: indianDay };
  const fields = Object.entries(JobFile.entries)
    .map(([name, schema]) => [name, written[name] ?? exampleOf(schema)] as const)
    .filter(([, example]) => example !== undefined);
  return Object.fromEntries(fields);
}
