// behaviour: R41
import { expect, it } from 'vitest';
import { withoutKeys } from '../../server/http/without-keys.ts';
import { exchangeRaw } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

const KEY = 'VoGys0jSONTJuBEPF8X3zenjQ_3gDIw5';

/** As mail programs, editors and hands spoil the link of an application. */
const NEARLY = [
  `/applications/${KEY}.`,
  `/applications/${KEY},`,
  `/applications/${KEY})`,
  `/applications/${KEY}>`,
  `/applications/${KEY}/`,
  `/applications/${KEY}%20`,
  `/applications/${KEY}.pdf`,
  `/applications/x/${KEY}`,
  `//applications/${KEY}`,
  `/%61pplications/${KEY}`,
  `/applications\\${KEY}`,
  `/applications%5C${KEY}`,
  `/applications%2f${KEY}`,
  `/applications.${KEY}`,
  `/application/${KEY}`,
  `/%EF%BD%81pplications/${KEY}`,
  `/${KEY}`,
  `/%56oGys0jSONTJuBEPF8X3zenjQ_3gDIw5`,
  `/careers/${KEY}`,
  `/assets/${KEY}`,
  `/widgets/${KEY}`,
  `/api/getJob/${KEY}`,
  `/career?q=${KEY}`,
];

it('is kept by no cache and stands in no line of the log, however the link is spoiled', async () => {
  const site = await serveSite();
  try {
    for (const address of NEARLY) {
      const { text } = await exchangeRaw(site.port, [`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`]);
      expect([address, /^cache-control: (.*)\r$/im.exec(text)?.[1]]).toEqual([address, 'no-store']);
    }
    expect(site.log.length).toBeGreaterThan(NEARLY.length / 2);
    expect(JSON.stringify(site.log)).not.toMatch(/oGys0jSONTJuBEPF8X3/);
  } finally {
    await site.close();
  }
});

it.each([
  '/careers/senior-embedded-firmware-engineer-for-electric-vehicles',
  '/assets/entry-client-B7x_9aZQ.js',
  '/assets/instrument-sans-latin-ext-wght-normal-B5bTHO_g.woff2',
  '/career',
  '/applications',
])('does not hide %s', (address) => {
  expect(withoutKeys(address)).toBe(address);
});

it('takes no time for an address as long as there can be', () => {
  for (const letter of ['a', 'A', '/applications', '%25', '-']) {
    expect(withoutKeys(`/${letter.repeat(16_000)}`).length).toBeGreaterThan(0);
  }
});
