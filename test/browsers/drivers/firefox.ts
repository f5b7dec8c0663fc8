import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './driver.ts';

const BINARY = 'firefox-esr';

export const hasFirefox = spawnSync(BINARY, ['--version']).status === 0;

/** Nothing is fetched but the site, and no window asks anything. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Firefox without a window, spoken to by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function launchFirefox(): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));

  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(BINARY, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const connection = await Connection.open(`${await addressOf(child)}/session`);
  await connection.send('session.new', { capabilities: {} });
  const { context } = await connection.send<{ context: string }>('browsingContext.create', { type: 'tab' });

  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await connection.send('browsingContext.reload', { context, wait: 'complete' });
    },
    async back() {
      await connection.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async resize(width, height) {
      await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const answer = await connection.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions: [actions] });
    },
    async close() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      connection.close();
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}

type Reply = { id?: number; result?: unknown; error?: string; message?: string };
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** Commands and their answers over one socket. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))));
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Connection(socket);
  }

  send<T>(method: string, params: object): Promise<T> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, result, error, message }: Reply): void {
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result as never);
  }
}
