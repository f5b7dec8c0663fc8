import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const text = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');

type Declared = { parents: string[]; properties: string[] };

/** Types of schema.org as its published vocabulary declares them: what each takes itself, and whose it takes besides. */
const declared = new Map<string, Declared>(
  [...text.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.match(/\w+(?:Base|Leaf)\b/g) ?? [],
        properties: [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property),
      },
    ],
  ),
);

function propertiesOf(name: string): string[] {
  const { parents, properties } = declared.get(name) ?? { parents: [], properties: [] };
  return [...properties, ...parents.flatMap(propertiesOf)];
}

/** What in a block of JSON-LD schema.org does not know: `Type` for a type, `Type.property` for a property. */
export function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  const {
    '@context': _context,
    '@graph': graph,
    '@id': id,
    '@type': type,
    ...rest
  } = value as Record<string, unknown>;
  if (graph !== undefined) return unknownTerms(graph);
  const inside = Object.values(rest).flatMap(unknownTerms);
  if (type === undefined) return id !== undefined && Object.keys(rest).length === 0 ? [] : ['no @type'];
  const types = [type].flat().map(String);
  const undeclared = types.filter((name) => !declared.has(`${name}Leaf`));
  if (undeclared.length > 0) return [...undeclared, ...inside];
  const known = types.flatMap((name) => propertiesOf(`${name}Leaf`));
  const strange = Object.keys(rest).filter((name) => !known.includes(name));
  return [...strange.map((name) => `${type}.${name}`), ...inside];
}
