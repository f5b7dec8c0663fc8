import * as v from 'valibot';
import { type Mistake, mistakeIn, mistakeInName, nameWords, type Path, readJson } from './json-mistakes.ts';

/** `file` is relative to the content folder, with `/`. */
export type ContentProblem = Mistake & { file: string };

/** More than this are not listed: a file of random bytes could have a hundred thousand. */
const MISTAKES_NAMED = 50;

/** Checks a file's text against its schema and names every mistake with its place, in the order of the file. */
export function checkContent<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): { value: v.InferOutput<Schema> } | { mistakes: Mistake[] } {
  const read = readJson(text);
  if ('mistake' in read) return { mistakes: [read.mistake] };
  const { tree, value } = read;
  if (tree.type !== 'object') {
    return { mistakes: [mistakeIn(text, tree, [], 'The file should hold one object in { }')] };
  }
  const result = v.safeParse(schema, value);
  if (result.success) return { value: result.output };
  const mistakes = result.issues.slice(0, MISTAKES_NAMED).map((issue) => {
    const path = (issue.path ?? []).map((step) => step.key as string | number);
    const name = pathWords(path);
    if (issue.type !== 'strict_object') return mistakeIn(text, tree, path, `${name} ${issue.message}`);
    if (issue.expected === 'never')
      return mistakeInName(text, tree, path, `${name} is not a field of this file`);
    // A missing field is reported at the object it is missing from.
    if (issue.received === 'undefined') return mistakeIn(text, tree, path, `${name} is missing`);
    return mistakeIn(text, tree, path, `${name} should be an object in { }`);
  });
  return { mistakes: mistakes.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** `['salaryRange', 'min']` → `salaryRange.min`, `['keyResponsibilities', 2]` → `keyResponsibilities[2]`. */
function pathWords(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${nameWords(key)}`))
    .join('')
    .replace(/^\./, '');
}
