import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'The electricity bill is one number for the whole plant. When it goes up, each line says it was the other one.',
  by: 'Plant head',
  constraint:
    'No line stops for us: everything is fitted in the forty minutes of Sunday’s maintenance. Readings stay in the plant’s network, and its controllers are read, never written.',
  layers: {
    board:
      'Meter gateway for the DIN rail, isolated RS-485 on one side, Ethernet on the other. The class 1 meters are bought.',
    firmware: 'Four meters once a minute over Modbus, 30 days kept on the gateway, the plant’s own clock.',
    app: 'Dashboard above the line and in the browser: energy per part and idle power by shift, from a server in the plant’s own rack.',
  },
  people: [
    { name: 'Deepa Murugan', did: 'Meter gateway', weeks: [1, 7] },
    { name: 'Vikram Chouhan', did: 'Firmware', weeks: [3, 10] },
    { name: 'Priya Nair', did: 'Data service, dashboard', weeks: [4, 16] },
  ],
  price: {
    range: '₹16 to 19 lakh',
    covers: 'Two gateways included. Meters and fitting, ₹1.2 lakh, were the plant’s.',
  },
  wrong: [
    'For two weeks line 1 drew less than its heaters alone can. A current transformer sat back to front, and the meter subtracted that phase.',
    'Two weeks of readings thrown away. The twelve weeks of comparison began anew, at no charge.',
    'A meter’s readings count once all three phases are positive and agree with a clamp meter within 2%. A photograph of each fitting is kept with them.',
  ],
  tally: {
    perRow: 47,
    of: 47,
    rows: [
      ['Before: 47 hundredths of a kWh for each part', 47],
      ['After: 42', 42],
    ],
  },
  measure:
    'Twelve weeks before and after on line 2, same tool and material, 211,000 and 208,000 parts. 0.05 kWh × 2,950 parts a day × ₹8 is ₹1,180 a day: it pays for itself in about five years. The plant wanted to know first, and save second.',
};
