import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './driver.ts';

const BINARY = 'firefox-esr';

export const hasFirefox = spawnSync(BINARY, ['--version']).status === 0;

/**
 * Firefox without a window, spoken to by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), whose port also makes it
 * fetch nothing of its own. playwright-core cannot: it sends commands that the ESR does not know.
 */
export async function launchFirefox(): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const child = spawn(BINARY, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await once(socket, 'open');
  let sent = 0;
  function send<Result>(method: string, params: object): Promise<Result> {
    sent += 1;
    const id = sent;
    const answered = Promise.withResolvers<Result>();
    const take = ({ data }: MessageEvent) => {
      const reply = JSON.parse(data);
      if (reply.id !== id) return;
      socket.removeEventListener('message', take);
      if (reply.error) answered.reject(new Error(`${reply.error}: ${reply.message}`));
      else answered.resolve(reply.result);
    };
    socket.addEventListener('message', take);
    socket.send(JSON.stringify({ id, method, params }));
    return answered.promise;
  }
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions: [actions] }),
    async close() {
      socket.close();
      child.kill();
      await once(child, 'exit');
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
