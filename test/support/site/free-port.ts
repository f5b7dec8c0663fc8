import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any port, so that nobody gets one that is about to be listened on. */
const LEAST = 15_000;
const MOST = 30_000;

/** A port of this machine that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(LEAST, MOST);
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
