import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import * as v from 'valibot';
import { shortLine } from '../terminal/printable.ts';

/** A mistake and its place as editors count: both start at 1, columns in UTF-16 units. `rule` is for people. */
export type Mistake = { line: number; column: number; rule: string };
export type Path = readonly (string | number)[];

/** `file` is relative to the content folder, with `/`. */
export type ContentProblem = Mistake & { file: string };

/** The most mistakes that are listed: a file of random bytes could have a hundred thousand. */
const MAX_MISTAKES = 50;

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
  const mistakes = result.issues.slice(0, MAX_MISTAKES).map((issue) => {
    const path = (issue.path ?? []).map((step) => step.key as string | number);
    const name = formatPath(path);
    if (issue.type !== 'strict_object') return mistakeIn(text, tree, path, `${name} ${issue.message}`);
    if (issue.expected === 'never') return mistakeIn(text, tree, path, `${name} is not a field of this file`);
    // A missing field is reported at the object it is missing from.
    if (issue.received === 'undefined') return mistakeIn(text, tree, path, `${name} is missing`);
    return mistakeIn(text, tree, path, `${name} should be an object in { }`);
  });
  return { mistakes: mistakes.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** `['salaryRange', 'min']` → `salaryRange.min`, `['keyResponsibilities', 2]` → `keyResponsibilities[2]`. */
function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${shortName(key)}`))
    .join('')
    .replace(/^\./, '');
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Messages by the parser's error code. */
const RULES: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'This is not allowed here: remove it (it may be an invisible space), or put it in straight double quotes',
  InvalidNumberFormat: 'Expected a plain number, like 600000',
  UnexpectedEndOfNumber: 'Expected a plain number, like 600000',
  PropertyNameExpected: 'Expected a property name in double quotes. Is there an extra comma?',
  ValueExpected: 'Expected a value. Is there an extra comma?',
  ColonExpected: 'Expected a colon between the name and its value',
  CommaExpected: 'Expected a comma or a closing bracket before this',
  CloseBraceExpected: 'Expected a closing } before the end of the file',
  CloseBracketExpected: 'Expected a closing ] before the end of the file',
  EndOfFileExpected: 'Expected nothing after the last }',
  InvalidCommentToken: 'Comments are not allowed in this file',
  UnexpectedEndOfComment: 'Comments are not allowed in this file',
  UnexpectedEndOfString: 'Expected a closing double quote on this line; \\n inside a text starts a new line',
  InvalidUnicode: 'Expected four digits after \\u. To show a backslash, write it twice',
  InvalidEscapeCharacter: 'To show a backslash, write it twice',
  InvalidCharacter: 'Tabs and other invisible characters are not allowed in a text; \\t stands for a tab',
};

/** Parses JSON as strictly as `JSON.parse`; a duplicate name, which that accepts, is a mistake too. */
export function readJson(text: string): { value: unknown; tree: Node } | { mistake: Mistake } {
  if (text.trim() === '') return { mistake: mistakeAt(text, 0, 'The file is empty') };
  try {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, STRICT);
    const [first] = errors;
    if (first || !tree) {
      const rule = first && RULES[printParseErrorCode(first.error)];
      return { mistake: mistakeAt(text, first?.offset ?? 0, rule ?? 'This is not JSON') };
    }
    const repeated = repeatedName(tree);
    if (!repeated) return { value: JSON.parse(text), tree };
    return { mistake: mistakeAt(text, repeated.offset, `${shortName(repeated.value)} is there twice`) };
  } catch (error) {
    // The parser is recursive: deep nesting overflows the stack.
    if (error instanceof RangeError) return { mistake: mistakeAt(text, 0, 'Brackets are nested too deeply') };
    throw error;
  }
}

/** A mistake at `path`, or at its nearest existing parent. */
export function mistakeIn(text: string, tree: Node, path: Path, rule: string): Mistake {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return mistakeAt(text, node.offset, rule);
  }
  return mistakeAt(text, tree.offset, rule);
}

/** `offset` counts UTF-16 units from 0. */
export function mistakeAt(text: string, offset: number, rule: string): Mistake {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, rule };
}

/** A name from a file, made safe for a log or terminal: on one line, short, nothing invisible. */
export const shortName = (name: string) => shortLine(name, 60);

/** The second of two equal names in an object; outer objects are searched first. */
function repeatedName(node: Node): Node | undefined {
  const children = node.children ?? [];
  const seen = new Set<string>();
  for (const name of node.type === 'object' ? children.flatMap(({ children }) => children?.[0] ?? []) : []) {
    if (seen.has(name.value)) return name;
    seen.add(name.value);
  }
  for (const child of children) {
    const found = repeatedName(child);
    if (found) return found;
  }
  return undefined;
}
