import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { securityHeaders } from '../server/http/headers.ts';
import { openContent } from '../server/jobs/content-store.ts';
import { createLog } from '../server/log.ts';
import { builtAssets } from '../server/pages/assets.ts';
import { openStores } from '../server/submissions/submission-stores.ts';

/** How often a page that nobody has asked for yet is rendered while many visitors ask for it at once, as JSON. */
const VISITORS = 200;
const config = readConfig({});
const assets = await builtAssets('dist');
let renders = 0;
const app = createApp({
  config,
  headers: securityHeaders({ publicOrigin: config.publicOrigin, hstsPreload: false, hasFrames: false }),
  log: createLog('error'),
  content: await openContent({ directory: 'content', log: () => {}, watch: false }),
  stores: await openStores({ memory: true }),
  assets: {
    ...assets,
    render: (...asked) => {
      renders += 1;
      return assets.render(...asked);
    },
  },
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const answers = await Promise.all(
  Array.from({ length: VISITORS }, () => fetch(`http://127.0.0.1:${port}/products`)),
);
await Promise.all(answers.map((answer) => answer.arrayBuffer()));
console.log(JSON.stringify({ renders, statuses: [...new Set(answers.map(({ status }) => status))] }));
process.exit();
