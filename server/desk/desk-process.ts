import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { attachApp, createLimitedServer } from '../http/http-server.ts';
import { deskAccess } from './desk-access.ts';
import { createDesk, type DeskDeps } from './desk-app.ts';

/** The loopback address, whatever HOST says: the desk is for whoever sits at this machine. */
const HERE = '127.0.0.1';

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** Serves the desk on a local port, 0 for any free one; calls `onIdle` after `idle` ms without a visit. */
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
  // Nothing is awaited from here on, so that no request arrives before there is a handler.
  const { port } = server.address() as AddressInfo;
  const origin = `http://${HERE}:${port}`;
  const access = deskAccess(origin);
  attachApp(server, createDesk({ ...deps, access, onUse: () => timer.refresh() }));
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
