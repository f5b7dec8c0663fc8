import * as v from 'valibot';
import { createLocator, createNameLocator, type Fault, parseJson, printable } from './json-positions.ts';

/** `file` is relative to the content folder, with `/`; `line` and `column` start at 1. */
export type ContentProblem = Fault & { file: string };

/** Nobody mends more than these in one sitting, and a file full of rubbish could have a hundred thousand. */
const FAULTS_NAMED = 50;

/** Checks a file's text against its schema and names every fault with its place, in the order of the file. */
export function checkContent<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): { value: v.InferOutput<Schema> } | { faults: [Fault, ...Fault[]] } {
  const parsed = parseJson(text);
  if ('fault' in parsed) return { faults: [parsed.fault] };
  if (!isObject(parsed.value)) {
    return { faults: [{ ...createLocator(text)([]), rule: 'the file should hold one object in { }' }] };
  }
  const result = v.safeParse(schema, parsed.value);
  if (result.success) return { value: result.output };
  const faults = faultsOf(text, result.issues.slice(0, FAULTS_NAMED));
  const [first, ...rest] = faults.sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    faults: first ? [first, ...rest] : [{ line: 1, column: 1, rule: 'the file is not as its schema says' }],
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of a missing field is that of the object it is missing from. */
function faultsOf(text: string, issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  const locate = createLocator(text);
  const locateName = createNameLocator(text);
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((step) => step.key as string | number);
    const name = pathWords(path);
    if (issue.type !== 'strict_object') return { ...locate(path), rule: `${name} ${issue.message}` };
    if (issue.expected === 'never')
      return { ...locateName(path), rule: `${name} is not a field of this file` };
    if (issue.received === 'undefined') return { ...locate(path.slice(0, -1)), rule: `${name} is missing` };
    return { ...locate(path), rule: `${name} should be an object in { }` };
  });
}

/** `['salaryRange', 'min']` → `salaryRange.min`, `['keyResponsibilities', 2]` → `keyResponsibilities[2]`. */
function pathWords(path: readonly (string | number)[]): string {
  return path
    .map((key, depth) => {
      if (typeof key === 'number') return `[${key}]`;
      return depth === 0 ? printable(key) : `.${printable(key)}`;
    })
    .join('');
}
