import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { answerBy, createLimitedServer } from '../http/http-server.ts';
import { deskAccess } from './desk-access.ts';
import { createDesk, type DeskDeps } from './desk-app.ts';

/** This machine, whatever HOST says: the desk is for whoever sits at it. */
const HERE = '127.0.0.1';

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/**
 * Serves the desk on a port of this machine, 0 for any free one; `onIdle` is called when nobody who may has used it
 * for `idle` ms.
 */
export async function openDesk({
  port: wanted,
  idle,
  onIdle,
  ...deps
}: Pick<DeskDeps, 'stores' | 'renderer' | 'namesOf' | 'log'> & {
  port: number;
  idle: number;
  onIdle: () => void;
}) {
  const timer = setTimeout(onIdle, idle);
  const server = createLimitedServer();
  server.listen(wanted, HERE);
  await once(server, 'listening');
  // Set before the first request can come: what is due now runs first.
  const { port } = server.address() as AddressInfo;
  const origin = `http://${HERE}:${port}`;
  const access = deskAccess(origin);
  answerBy(server, createDesk({ ...deps, access, onUse: () => timer.refresh() }));
  return {
    origin,
    port,
    access,
    /** Ends connections; the stores stay open. */
    async close() {
      clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
