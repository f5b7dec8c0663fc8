import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { JsonSchema } from '#shared/api-document.ts';

type Fields = Record<string, v.GenericSchema<string | undefined, string>>;

/** What a schema cannot say of a field: its rule in words, and what it may look like. */
type FieldWords = { rule: string; example: string };
export type WordsOf<Entries> = { [Name in keyof Entries]: FieldWords };

/** The fields of a form as a JSON Schema, made of the very rules that check it, with their words. */
export function formSchema<Entries extends Fields>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  words: WordsOf<Entries>,
) {
  const properties = Object.entries<Fields[string]>(entries).map(([name, field]) => {
    const { $schema, default: _empty, ...rules } = toJsonSchema(field, SENT);
    const { rule, example } = words[name as keyof Entries];
    return [name, { ...rules, description: rule, examples: [example] }] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries<JsonSchema>(properties),
    required: Object.keys(entries).filter((name) => !v.is(entries[name] ?? v.never(), undefined)),
  };
}

/** Rules that follow a change of the text, such as trimming, are left out of JSON Schemas. */
const SENT = { typeMode: 'input', errorMode: 'ignore' } as const;
