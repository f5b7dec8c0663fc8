import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';

/** A place in a file as editors count: both start at 1, columns in UTF-16 units. */
export type Place = { line: number; column: number };
export type Fault = Place & { rule: string };
type Path = readonly (string | number)[];

export const START: Place = { line: 1, column: 1 };

/**
 * Reads JSON as strictly as `JSON.parse`, and takes a name given twice in one object for a fault too, since
 * JSON.parse would drop the first value without a word. The slower parser that knows positions runs on faults only.
 */
export function parseJson(text: string): { value: unknown } | { fault: Fault } {
  if (text.trim() === '') return { fault: { ...START, rule: 'the file is empty' } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: syntaxFault(text, error) };
  }
  if (namesIn(text) === keysOf(value)) return { value };
  return { fault: repeatedName(text) };
}

/** Finds where values stand in `text`; a path that isn't there gives the place of its nearest parent that is. */
export function createLocator(text: string): (path: Path) => Place {
  const tree = treeOf(text);
  return (path) => (tree ? placeIn(tree.body, path) : START);
}

/** The name of a member, not its value: for a name that should not be there at all. */
export function createNameLocator(text: string): (path: Path) => Place {
  const tree = treeOf(text);
  return (path) => {
    if (!tree) return START;
    const owner = descend(tree.body, path.slice(0, -1));
    const member = owner && memberOf(owner, path.at(-1));
    return member ? place(member.name) : placeIn(tree.body, path);
  };
}

function placeIn(root: ValueNode, path: Path): Place {
  let node = root;
  for (const key of path) {
    const next = childOf(node, key);
    if (!next) break;
    node = next;
  }
  return place(node);
}

function descend(root: ValueNode, path: Path): ValueNode | undefined {
  let node: ValueNode | undefined = root;
  for (const key of path) node = node && childOf(node, key);
  return node;
}

function childOf(node: ValueNode, key: string | number): ValueNode | undefined {
  if (node.type === 'Array') return node.elements[Number(key)]?.value;
  return memberOf(node, key)?.value;
}

function memberOf(node: ValueNode, key: string | number | undefined) {
  if (node.type !== 'Object') return undefined;
  return node.members.find((member) => nameOf(member.name) === String(key));
}

const nameOf = (name: { type: 'String'; value: string } | { type: 'Identifier'; name: string }) =>
  name.type === 'String' ? name.value : name.name;

const place = (node: { loc: { start: Place } }): Place => ({
  line: node.loc.start.line,
  column: node.loc.start.column,
});

/** Undefined where the tree can't be had: nested so deep that a recursive parser gives up. */
function treeOf(text: string): DocumentNode | undefined {
  try {
    return parse(text, { mode: 'json' });
  } catch {
    return undefined;
  }
}

/** How many `"name":` a text holds that is known to be JSON. */
function namesIn(text: string): number {
  let names = 0;
  for (const match of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)) if (match[1]) names += 1;
  return names;
}

/** How many keys a value holds at every depth; a loop, since a file may nest deeper than the stack. */
function keysOf(value: unknown): number {
  const waiting = [value];
  let keys = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) keys += inside.length;
    for (const child of inside) waiting.push(child);
  }
  return keys;
}

function repeatedName(text: string): Fault {
  const tree = treeOf(text);
  const nodes: ValueNode[] = tree ? [tree.body] : [];
  // Grows while it is walked: every level of the tree, the outer ones first.
  for (const node of nodes) {
    if (node.type === 'Array') for (const { value } of node.elements) nodes.push(value);
    if (node.type !== 'Object') continue;
    const seen = new Set<string>();
    for (const { name, value } of node.members) {
      if (seen.has(nameOf(name)))
        return { ...place(name), rule: `${printable(nameOf(name))} is there twice` };
      seen.add(nameOf(name));
      nodes.push(value);
    }
  }
  return { ...START, rule: 'a name is there twice' };
}

/** The engine's message, by its beginning, in words for somebody who doesn't write programs. */
const SYNTAX_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Expected ',' or '}'/, 'a comma or } is missing before this'],
  [/^Expected ',' or ']'/, 'a comma or ] is missing before this'],
  [/^Expected ':'/, 'a colon is missing before this'],
  [
    /^Expected (?:double-quoted )?property name/,
    'a name in straight double quotes should stand here; is there a comma too many?',
  ],
  [/^Bad control character/, 'a text should stand on one line, without tabs; write \\n for a new line'],
  [/^Bad (?:escaped|Unicode)|^Invalid (?:escape|Unicode)/i, 'a backslash should be written twice'],
  [/^Unterminated string/, 'a closing double quote is missing'],
  [/^Unexpected non-whitespace character after/, 'nothing should stand after the last bracket'],
  [/^Unexpected end/, 'the file ends before its last bracket closes'],
];

function syntaxFault(text: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : '';
  const words = SYNTAX_WORDS.find(([pattern]) => pattern.test(message))?.[1];
  const rule = words ?? 'this is not JSON: texts stand in double quotes, entries are parted by one comma';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position) return { ...placeAt(text, Number(position)), rule };
  if (message.startsWith('Unexpected end')) return { ...placeAt(text, text.length), rule };
  return { ...parserPlace(text), rule };
}

function parserPlace(text: string): Place {
  try {
    parse(text, { mode: 'json' });
  } catch (error) {
    if (error instanceof Error && 'line' in error && 'column' in error) {
      return { line: Number(error.line), column: Number(error.column) };
    }
  }
  return START;
}

/** The place of a position counted in UTF-16 units from 0. */
export function placeAt(text: string, position: number): Place {
  const before = text.slice(0, position).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Words out of a file, made fit for a log or a terminal: printable, on one line, short. */
export function printable(words: string): string {
  const clean = words.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '?');
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
}
