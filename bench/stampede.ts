import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openContent } from '../server/jobs/content-store.ts';
import { createLog } from '../server/log.ts';
import { builtAssets } from '../server/pages/assets.ts';
import { createPages } from '../server/pages/pages.ts';

/** How often a page that nobody has asked for yet is rendered while `visitors` ask for it at once; printed as JSON. */
export type StampedeResult = { visitors: number; renders: number; statuses: number[] };

const VISITORS = 200;
const content = await openContent({ directory: 'content', log: () => {}, watch: false });
const assets = await builtAssets('dist');
let renders = 0;
const pages = createPages({
  assets: {
    ...assets,
    render: (request, options) => {
      renders += 1;
      return assets.render(request, options);
    },
  },
  content,
  headers: {},
  publicOrigin: 'http://localhost',
  log: createLog('error'),
});
const { default: express } = await import('express');
const app = express().use(pages.show);
const server = createServer((req, res) => {
  if (!pages.answer(req, res)) app(req, res);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const answers = await Promise.all(
  Array.from({ length: VISITORS }, () => fetch(`http://127.0.0.1:${port}/products`)),
);
await Promise.all(answers.map((answer) => answer.arrayBuffer()));
const result: StampedeResult = {
  visitors: VISITORS,
  renders,
  statuses: [...new Set(answers.map((answer) => answer.status))],
};
console.log(JSON.stringify(result));
process.exit();
