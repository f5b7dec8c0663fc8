// behaviour: R25
import { expect, it } from 'vitest';
import { fuzzExchanges } from '../faults/exchanges.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';

it(
  'exchanges made up by chance all end, none with a fault of ours',
  async () => {
    const { faults, logged, statuses, descriptors } = await fuzzExchanges(howOften(300, 10_000), 1);
    expect({ faults, logged }).toEqual({ faults: [], logged: [] });
    for (const status of [200, 201, 400, 408])
      expect(statuses[status], `status ${status}`).toBeGreaterThan(0);
    expect(descriptors[1]).toBeLessThanOrEqual(descriptors[0]);
  },
  2 * LONG_TEST,
);
