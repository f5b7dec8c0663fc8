import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/site/free-port.ts';
import type { Driver } from './driver.ts';

const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');

export const hasWebKit =
  BROWSER !== undefined && spawnSync('which', ['WebKitWebDriver', 'Xvfb']).status === 0;

/** WebKitGTK's browser on a screen that nobody sees, spoken to by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function launchWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that containers do not have; nothing but our own site is opened.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const root = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${root}/status`).catch(() => undefined))?.ok) await pause(100);
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
    },
  });
  const session = `${root}/session/${sessionId}`;

  async function evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0]; (async () => JSON.stringify(await (${expression})))().then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const said = await call<{ json?: string; error?: string }>(`${session}/execute/async`, {
      script,
      args: [],
    });
    if (said.error) throw new Error(said.error);
    return said.json === undefined ? undefined : JSON.parse(said.json);
  }

  return {
    open: (url) => call(`${session}/url`, { url }),
    reload: () => call(`${session}/refresh`, {}),
    back: () => call(`${session}/back`, {}),
    async resize(width, height) {
      await call(`${session}/window/rect`, { width, height });
      // The window has a frame and a bar.
      const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
      const rect = { width: width + width - inner[0], height: height + height - inner[1] };
      await call(`${session}/window/rect`, rect);
    },
    evaluate,
    perform: (actions) => call(`${session}/actions`, { actions: [actions] }),
    async close() {
      await call(session, undefined, 'DELETE').catch(() => {
        // It may have gone already.
      });
      driver.kill();
      screen.kill();
    },
  };
}

/** The value of a command's answer. */
async function call<T = void>(address: string, body: object | undefined, method = 'POST'): Promise<T> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
