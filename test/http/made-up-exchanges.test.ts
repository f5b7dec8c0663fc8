// behaviour: R22
import { expect, it } from 'vitest';
import { fuzzExchanges } from '../faults/exchanges.ts';

it('300 exchanges made up by chance all end, none with a fault of ours; npm run faults tries 10,000', async () => {
  const { faults, logged, statuses, descriptors } = await fuzzExchanges(300, 1);
  expect({ faults, logged }).toEqual({ faults: [], logged: [] });
  for (const status of [200, 201, 400, 408]) expect(statuses[status], `status ${status}`).toBeGreaterThan(0);
  expect(descriptors[1]).toBeLessThanOrEqual(descriptors[0]);
}, 120_000);
