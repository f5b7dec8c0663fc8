import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { JsonSchema } from '#shared/api-document.ts';

type Fields = Record<string, v.GenericSchema<string | undefined, string>>;
type Form<Entries extends Fields> = v.ObjectSchema<Entries, undefined>;

/** What a schema cannot say of a field: its rule in words, and what it may look like. */
type FieldWords = { rule: string; example: string };
export type WordsOf<Entries> = { [Name in keyof Entries]: FieldWords };

/**
 * The fields of a form as a JSON Schema, made of the very rules that check it. Each field's description is its rule and
 * every message that breaking one of them brings.
 */
export function formSchema<Entries extends Fields>(
  form: Form<Entries>,
  words: WordsOf<Entries>,
): { type: 'object'; properties: Record<string, JsonSchema>; required: string[] } {
  const names = Object.keys(form.entries) as (keyof Entries & string)[];
  const properties = names.map((name) => {
    const field = form.entries[name];
    if (!field || !words[name]) throw new Error(`The field ${name} has no words in openapi/field-words.ts`);
    return [name, fieldSchema(field, words[name])];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: names.filter((name) => isRequired(form.entries[name])),
  };
}

export const isRequired = (field: v.GenericSchema | undefined) => !v.is(field ?? v.never(), undefined);

function fieldSchema(field: Fields[string], { rule, example }: FieldWords): JsonSchema {
  const {
    $schema,
    default: _empty,
    ...schema
  } = toJsonSchema(field, { typeMode: 'input', errorMode: 'ignore' });
  const least = Math.max(...rulesOf(field).map(({ type, requirement }) => lengthOf(type, requirement)), 0);
  const messages = messagesOf(field).map((message) => `“${message}”`);
  return {
    ...schema,
    ...(least > 0 && { minLength: least }),
    description: `${rule} Messages: ${messages.join(', ')}.`,
    examples: [example],
  };
}

/** Rules that follow a change of the text, such as trimming, are left out of JSON Schemas. */
const lengthOf = (type: string, requirement: unknown) =>
  type === 'non_empty' ? 1 : type === 'min_length' ? Number(requirement) : 0;

/** What a visitor may be told of this field, in the order in which it is checked. */
export const messagesOf = (field: v.GenericSchema): string[] => [
  ...new Set(rulesOf(field).flatMap(({ message }) => (typeof message === 'string' ? [message] : []))),
];

type Rule = { type: string; message?: unknown; requirement?: unknown };
type Nested = Rule & { pipe?: readonly Nested[]; wrapped?: Nested };

function rulesOf(schema: v.GenericSchema): Rule[] {
  const rules: Rule[] = [];
  const visit = (one: Nested) => {
    if (one.pipe) one.pipe.forEach(visit);
    else if (one.wrapped) visit(one.wrapped);
    else rules.push(one);
  };
  visit(schema as unknown as Nested);
  return rules;
}
