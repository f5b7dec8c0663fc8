import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/site/free-port.ts';
import type { Driver } from './driver.ts';

const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const BROWSER = BROWSERS.find((path) => existsSync(path));

export const hasWebKit =
  BROWSER !== undefined && spawnSync('which', ['WebKitWebDriver', 'Xvfb']).status === 0;

/** WebKitGTK's browser on a screen that nobody sees, spoken to by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function launchWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that containers do not have; nothing but our own site is opened.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const root = `http://127.0.0.1:${port}/session`;
  await isListening(`http://127.0.0.1:${port}/status`);
  const { sessionId } = await call<{ sessionId: string }>(root, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
    },
  });
  const session = `${root}/${sessionId}`;

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

async function isListening(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not listen');
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}
