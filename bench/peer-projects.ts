import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The same page in other frameworks, made in `folder` by their own tools from the npm registry: no project of theirs
 * is kept here. Each gives the command of its production server, for `node`.
 */
export type Peer = { args: string[]; environment: Record<string, string> };

/** An element as name, attributes and children; a text as a string. */
type Tree = string | [name: string, attributes: Record<string, string>, children: Tree[]];

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&([^;]+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** What stands in the body of a page that React wrote, its scripts left out. */
export function bodyOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->/g, '');
}

/** For HTML as React writes it: every element closed, every attribute quoted. */
function treeOf(html: string): Tree[] {
  const root: Tree[] = [];
  const open: Tree[][] = [root];
  for (const [, end, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    const children = open.at(-1) ?? root;
    if (text !== undefined) children.push(decoded(text));
    else if (end) open.pop();
    else {
      const inside: Tree[] = [];
      children.push([name, attributesOf(attributes), inside]);
      if (!VOID.has(name)) open.push(inside);
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const names: Record<string, string> = { class: 'className', for: 'htmlFor' };
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [names[name] ?? name, decoded(value)]));
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** @throws with what the command said, when it fails */
function run(folder: string, command: string, ...args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
}

/** Next.js with the page as server components: `/` is made by its build, `/dynamic` for every request. */
export function nextProject(folder: string, body: string): Peer {
  const page = (more: string) => `import { createElement } from 'react';
import tree from '../TREE';
${more}
const element = (node, key) =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(element));
export default function Page() {
  return tree.map(element);
}
`;
  write(folder, {
    'package.json': '{ "private": true }',
    'tree.json': JSON.stringify(treeOf(body)),
    'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'app/page.js': page('').replace('TREE', 'tree.json'),
    'app/dynamic/page.js': page("export const dynamic = 'force-dynamic';").replace(
      '../TREE',
      '../../tree.json',
    ),
  });
  run(folder, 'npm', 'install', 'next@16', 'react@19', 'react-dom@19');
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  run(folder, 'node', next, 'build');
  return {
    args: [next, 'start', folder],
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
  };
}

/** Astro with the page made by its build, behind its own Node server. */
export function astroProject(folder: string, body: string): Peer {
  write(folder, {
    'package.json': '{ "private": true, "type": "module" }',
    'body.json': JSON.stringify(body),
    'astro.config.mjs': `import node from '@astrojs/node';
export default { adapter: node({ mode: 'standalone' }) };
`,
    'src/pages/index.astro': `---
import body from '../../body.json';
---
<html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body set:html={body} /></html>
`,
  });
  run(folder, 'npm', 'install', 'astro@7', '@astrojs/node@11');
  run(folder, 'node', path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build');
  return {
    args: [path.join(folder, 'dist/server/entry.mjs')],
    environment: { HOST: '127.0.0.1', ASTRO_TELEMETRY_DISABLED: '1' },
  };
}
