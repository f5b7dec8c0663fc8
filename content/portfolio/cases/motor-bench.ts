import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'Our customer asks for 50,000 starts, each with its curve. One person with a stopwatch needs more than three years.',
  by: 'Test engineer',
  constraint:
    'The hall is empty at night: the rig has to stop itself, and must not lose a curve in a power cut. The report goes into the customer’s own form by seven.',
  layers: {
    board:
      'Driver board with a shunt sampled at 50 kHz, two thermocouples and a relay that cuts the supply by itself.',
    firmware:
      'Start, stall, rest by a table. It stops for good above 85 °C, or with the current out of bounds for 50 ms.',
    app: 'Result viewer in the browser: curve over curve, and the report as a PDF. Curves are kept twice, on two disks in the hall.',
  },
  people: [
    { name: 'Deepa Murugan', did: 'Driver board', weeks: [1, 6] },
    { name: 'Mahendra Rathore', did: 'Firmware', weeks: [1, 10] },
    { name: 'Ramesh Patidar', did: 'Rig, calibration', weeks: [3, 14] },
    { name: 'Arjun Malviya', did: 'Result viewer', weeks: [10, 14] },
  ],
  price: {
    range: '₹19 to 23 lakh',
    covers: 'With the first rig. The second, with the same drawings, cost ₹3.2 lakh.',
  },
  wrong: [
    'On the ninth night the rig passed 1,150 starts of a motor whose coupling had broken at 02:40. It turned freely, and its current was below every limit.',
    'One night and one series repeated; four weeks for a revision with an encoder.',
    'A start counts when the encoder has seen the shaft move. Every limit has a lower one.',
  ],
  tally: {
    perRow: 115,
    of: 1150,
    rows: [
      ['A person with a stopwatch: 60 starts', 60],
      ['The rig in a night: 1,150', 1150],
    ],
  },
  measure:
    'Counted by the rig over 31 nights of twelve hours, one start each 37.5 s; the fewest were 1,096, after a power cut. The 60 a day are Kaveri’s own count over a week. At this rate 50,000 starts take 44 nights.',
};
