import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The customer's rules, and ours. */
const RULES = ['docs/specification.md', 'docs/guarantees.md'];
const SELF = 'test/unit/documentation.test.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const testFiles = globSync('test/**/*.{test,spec,sweep}.ts').sort();
const documents = globSync(['*.md', 'docs/**/*.md', 'art/**/*.md', 'bench/**/*.md', 'deploy/**/*.md']);
const sources = [
  ...globSync(
    '{client,content,server,shared,test,bench,art,deploy}/**/*.{ts,tsx,css,mjs,py,sh,conf,yml,json}',
  ),
  ...globSync(['*.{ts,json}', '.ci/*']),
].filter((file) => !/^(?:package-lock\.json|test\/fixtures\/|art\/scenes\/)/.test(file));

/** A rule is an entry of a list that begins with its id in bold. */
const rules = RULES.flatMap((file) => [...read(file).matchAll(/^- \*\*([A-Z]\d+)\*\*(.*)$/gm)]).map(
  ([, id = '', words = '']) => ({
    id,
    tests: [...words.matchAll(/`(test\/[\w./-]+)`/g)].map(([, file = '']) => file),
  }),
);
const known = new Set(rules.map(({ id }) => id));

/** The rules that a test file says it proves: `// behaviour: J4 J5` at its top. */
function provedBy(file: string): string[] {
  return [...read(file).matchAll(/^\/\/ behaviour: (.+)$/gm)].flatMap(([, ids = '']) => ids.split(' '));
}

/** `file word` for every word in `files` that `pattern` finds and `isFine` does not let pass. */
function strangers(files: string[], pattern: RegExp, isFine: (word: string, file: string) => boolean) {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .map((found) => found[1] ?? found[0])
      .filter((word) => !isFine(word, file))
      .map((word) => `${file}: ${word}`),
  );
}

describe('the rules of the product (docs/specification.md, docs/guarantees.md)', () => {
  it('are numbered in order within each area', () => {
    expect(rules.length).toBeGreaterThan(100);
    const areas = Object.values(Object.groupBy(rules, ({ id }) => id.charAt(0)));
    const inOrder = areas.flatMap((area = []) => area.map(({ id }, at) => `${id.charAt(0)}${at + 1}`));
    expect(rules.map(({ id }) => id)).toEqual(inOrder);
  });

  it('name at least one test that is there', () => {
    expect(rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
    const missing = rules.flatMap(({ id, tests }) =>
      tests.filter((file) => !testFiles.includes(file)).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('and their tests name one another', () => {
    const fromRules = rules.flatMap(({ id, tests }) => tests.map((file) => `${file} ${id}`));
    const fromTests = testFiles.flatMap((file) => provedBy(file).map((id) => `${file} ${id}`));
    expect(fromTests.sort()).toEqual(fromRules.sort());
  });

  it('are there where code cites them', () => {
    const cited = /\bbehaviour:? ([A-Z]\d+(?:(?:,| and)? [A-Z]\d+)*)/g;
    const isKnown = (ids: string) => ids.split(/,? and |,? /).every((id) => known.has(id));
    const files = [...sources, ...documents].filter((file) => ![SELF, ...RULES].includes(file));
    expect(strangers(files, cited, isKnown)).toEqual([]);
  });
});

describe('documents', () => {
  /** What tools write is there only after they ran; packages bring documents of their own. */
  const isMade = (name: string) => /^(?:dist|node_modules)\//.test(name);

  it('that are named are there', () => {
    const isThere = (name: string, file: string) =>
      isMade(name) ||
      [name, path.join(path.dirname(file), name), path.join('docs', name)].some((at) => existsSync(at));
    const files = [...sources, ...documents].filter((file) => file !== SELF);
    expect(strangers(files, /(?<![\w@$}*/.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g, isThere)).toEqual([]);
    expect(
      strangers(files, /\bspec sections?\b|\bdecisions,? ["“]|\breliability rules\b/g, () => false),
    ).toEqual([]);
  });

  it('link to files that are there', () => {
    const isThere = (target: string, file: string) => existsSync(path.join(path.dirname(file), target));
    expect(strangers(documents, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g, isThere)).toEqual([]);
  });

  it('name commands that npm has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const isScript = (name: string) => name in scripts;
    expect(strangers(documents, /npm run (?:--silent |-s )?([\w:]+)/g, isScript)).toEqual([]);
  });

  it('name settings that the server reads', () => {
    const config = ['config', 'settings', 'submissions/letters/letter-settings']
      .map((file) => read(`server/${file}.ts`))
      .join('');
    const isRead = (name: string) => config.includes(name);
    const settings = read('docs/operators.md').match(/^\| `[A-Z_`, ]+ \|/gm) ?? [];
    const names = settings.flatMap((row) => row.match(/[A-Z_]{4,}/g) ?? []);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  it('say of every package what it is for', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const table = read('CONTRIBUTING.md');
    const isNamed = (name: string) => table.includes(name) || table.includes(`${name.split('/')[0]}/*`);
    expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('tell of a decision in four parts, and list it', () => {
    const list = read('docs/decisions/README.md');
    for (const file of globSync('docs/decisions/*.md', { exclude: ['**/README.md'] })) {
      expect(path.basename(file)).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
      expect(list).toContain(`](${path.basename(file)})`);
      for (const part of ['Context', 'Decision', 'Consequence', 'Rejected']) {
        expect(read(file), `${file} has no ${part}`).toContain(`**${part}.**`);
      }
    }
  });
});
