import * as v from 'valibot';

/** Rules that several fields of job files and testimonials follow; messages continue the field's name. */

/** Nobody writes these, and HTML, XML and PostgreSQL forbid them; but JSON escapes can contain them. */
const UNFIT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** A line of text a recruiter writes: never empty, never longer than `max` characters. */
export const text = (max: number) =>
  v.pipe(
    v.string('should be text in quotes'),
    v.trim(),
    v.nonEmpty('should not be empty'),
    v.maxLength(max, `should have at most ${max} characters`),
    v.check((value) => !UNFIT.test(value), 'should have no control characters'),
  );

export const lines = v.pipe(
  v.array(text(500), 'should be a list of texts in [ ]'),
  v.minLength(1, 'should have at least one entry'),
  v.maxLength(40, 'should have at most 40 entries'),
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const day = v.pipe(
  v.string('should be a date in quotes'),
  v.regex(DAY, 'should be a date like 2026-03-31'),
  v.check((value) => !DAY.test(value) || isCalendarDay(value), 'should be a day that exists'),
);

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const CURRENCY = /^[A-Z]{3}$/;

export const currency = v.pipe(
  v.string('should be a currency code like INR'),
  v.regex(CURRENCY, 'should be a currency code like INR'),
  v.check(
    (value) => !CURRENCY.test(value) || Intl.supportedValuesOf('currency').includes(value),
    'should be the code of a currency that exists, like INR',
  ),
);

export const amount = v.pipe(v.number('should be a number'), v.minValue(0, 'should not be negative'));

const WANTED = 'should be a whole number from 1 to 99';

/** The number of vacancies. */
export const places = v.pipe(
  v.number(WANTED),
  v.integer(WANTED),
  v.minValue(1, WANTED),
  v.maxValue(99, WANTED),
);

/** A field with its title and help in editors; `npm run jobs -- new` starts a file with the example, if there is one. */
export const field = <Schema extends v.GenericSchema>(
  schema: Schema,
  [title, help]: readonly [title: string, help: string],
  example?: v.InferInput<Schema>,
) => v.pipe(schema, v.title(title), v.description(help), v.examples(example === undefined ? [] : [example]));

/** What a new file starts with in this field; undefined: the field is left out. */
export function exampleOf(schema: v.GenericSchema): unknown {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return (v.getExamples(inner) as readonly unknown[])[0];
}
