// behaviour: R25
import { expect, it, onTestFinished } from 'vitest';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { exchangeRaw, head, type Step } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

/** A line of a header now and then, and never the last. */
function* headersForEver(): Generator<Step> {
  yield 'GET /career HTTP/1.1\r\nHost: localhost\r\n';
  for (;;) {
    yield 'X-More: x\r\n';
    yield 100;
  }
}

it(
  'connections that send headers for ever are cut off, and others are answered meanwhile',
  async () => {
    const site = await serveSite();
    onTestFinished(() => site.close());
    expect(site.server.headersTimeout).toBe(10_000);
    site.server.headersTimeout = 500;
    const slow = Array.from({ length: howOften(20, 500) }, () => exchangeRaw(site.port, headersForEver()));
    const visitors = Array.from({ length: 20 }, () =>
      exchangeRaw(site.port, [head('GET /career', [['Host', 'localhost']])]),
    );
    for (const { statuses } of await Promise.all(visitors)) expect(statuses).toEqual([200]);
    const ends = await Promise.all(slow);
    expect(ends.filter(({ isClosed, text }) => !isClosed || !text.startsWith('HTTP/1.1 408 '))).toEqual([]);
  },
  LONG_TEST,
);
