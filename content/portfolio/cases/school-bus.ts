import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'At twenty past two the telephone begins, and it is always the same question. The bus is not even late. Nobody can say where it is.',
  constraint:
    'The ghat road has eleven minutes without any network. Drivers touch nothing. No child is stored anywhere: the app knows a stop, not a pupil.',
  layers: {
    board: 'Bought, for its approvals: an LTE Cat 1 tracker whose maker let us replace the firmware.',
    firmware:
      'A position every 10 s on the move and every 5 min asleep. Eight hours of them are kept through a dead spot and sent with the time they were taken.',
    app: 'Parents’ app for Android and iOS: minutes to your stop, from the last twenty runs over the same stretch.',
    cloud: 'Route editor for the office, arrival times, and positions that are deleted after 30 days.',
  },
  people: [
    { name: 'Vikram Chouhan', did: 'Tracker firmware', weeks: [1, 8] },
    { name: 'Kavya Nambiar', did: 'Parents’ app', weeks: [3, 13] },
    { name: 'Arjun Malviya', did: 'Route editor, arrival times', weeks: [5, 13] },
  ],
  price: {
    range: '₹16 to 19 lakh',
    covers: 'Nine trackers at ₹6,800 each and ₹140 a month for each SIM come on top.',
  },
  wrong: [
    'On the third day the trackers came out of the dead spot and sent what they had kept newest first. 140 parents watched a bus drive backwards.',
    'More calls that afternoon than on any day before us, and eight unbilled days.',
    'Positions are sorted by the time they were taken, and the app never moves a bus back along its route. A recorded dead spot is part of every bench test.',
  ],
  tally: {
    perRow: 95,
    of: 1140,
    rows: [
      ['The term before: 1,140 calls about buses', 1140],
      ['The same term with the app: 372', 372],
    ],
  },
  measure:
    'The office ticks each call and its reason on a list: 1,140 about buses in the term before, 372 in the same term a year later, over 84 and 85 school days.',
};
