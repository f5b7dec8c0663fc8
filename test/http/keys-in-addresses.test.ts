// behaviour: R34
import { expect, it } from 'vitest';
import { exchangeRaw } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

const KEY = 'VoGys0jSONTJuBEPF8X3zenjQ_3gDIw5';

/** As mail programs, editors and hands spoil the link of an application. */
const NEARLY = [
  `/applications/${KEY}.`,
  `/applications/${KEY}%20`,
  `/applications/${KEY}.pdf`,
  `/applications/x/${KEY}`,
  `/Applications/${KEY}`,
];
const ELSEWHERE = [
  `/applications/${KEY}/`,
  `/%61pplications/${KEY}`,
  `/application/${KEY}`,
  `/${KEY}`,
  `/career?q=${KEY}`,
  `/api/getJob/${KEY}`,
];

it('is kept by no cache and stands in no line of the log, however the link is spoiled', async () => {
  const site = await serveSite();
  try {
    for (const address of [...NEARLY, ...ELSEWHERE]) {
      const { text } = await exchangeRaw(site.port, [`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`]);
      const caching = /^cache-control: (.*)\r$/im.exec(text)?.[1];
      if (NEARLY.includes(address)) expect([address, caching]).toEqual([address, 'no-store']);
    }
    expect(site.log.length).toBeGreaterThan(NEARLY.length / 2);
    expect(JSON.stringify(site.log)).not.toContain(KEY);
  } finally {
    await site.close();
  }
});
