import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The same page in other frameworks, created in `folder` by their own tools from the npm registry: none of
 * their projects is in this repository. Each returns the arguments for `node` to run its production server.
 */
export type Peer = { args: string[]; environment: Record<string, string> };

/** The body of a page rendered by React, without scripts and comments. */
export function bodyOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->/g, '');
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** @throws with the command's output if it fails */
function run(folder: string, command: string, ...args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
}

/** Next.js with the page as server components: `/` is rendered at build time, `/dynamic` on every request. */
export function nextProject(folder: string, body: string): Peer {
  // Parsed once, so that only rendering is measured.
  const page = (top: string, more = '') => `import parse from 'html-react-parser';
import body from '${top}/body.json';
${more}
const elements = parse(body);
export default function Page() {
  return elements;
}
`;
  write(folder, {
    'package.json': '{ "private": true }',
    'body.json': JSON.stringify(body),
    'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'app/page.js': page('..'),
    'app/dynamic/page.js': page('../..', "export const dynamic = 'force-dynamic';"),
  });
  run(folder, 'npm', 'install', 'next@16', 'react@19', 'react-dom@19', 'html-react-parser@6');
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  run(folder, process.execPath, next, 'build');
  return {
    args: [next, 'start', folder],
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
  };
}

/** Astro with the page rendered at build time, behind its own Node server. */
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
  run(folder, process.execPath, path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build');
  return {
    args: [path.join(folder, 'dist/server/entry.mjs')],
    environment: { HOST: '127.0.0.1', ASTRO_TELEMETRY_DISABLED: '1' },
  };
}
