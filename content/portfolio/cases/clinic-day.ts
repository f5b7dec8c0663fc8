import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'Two people at reception, one paper register, one telephone. By eleven nobody can say who is next, and my doctors ask the corridor.',
  constraint:
    'A third of the patients have no smartphone, so a paper token had to be worth the same as one in the app. The clinic’s line fails about twice a week; reception does not stop for it.',
  layers: {
    app: 'Appointment app in Hindi and English that does four things: book, move, cancel, see the queue. Reception screen in the browser of the clinic’s own PC, which keeps the day’s list and sends it on when the line is back.',
    cloud:
      'Queue service on Node.js and PostgreSQL. It alone hands out tokens, so two receptionists cannot give the same one.',
  },
  people: [
    { name: 'Zainab Ansari', did: 'Reception screen, queue service', weeks: [1, 14] },
    { name: 'Kavya Nambiar', did: 'Appointment app', weeks: [4, 13] },
    { name: 'Faizan Mirza', did: 'Hosting, backups', weeks: [9, 12] },
  ],
  price: {
    range: '₹16 to 19 lakh',
    covers: 'For one clinic, with two days of counting before. The second clinic took nine days.',
  },
  wrong: [
    'In week 11 the waiting room called token 42 twice. Reception’s PC and the display each went by a clock of their own, four minutes apart.',
    'One loud morning in Palasia, and six days of ours that were on no invoice.',
    'The order comes from a counter in the service, never from a clock. The test suite runs with clocks ten minutes apart.',
  ],
  tally: {
    perRow: 11,
    of: 11,
    rows: [
      ['Before: 11 taps', 11],
      ['Now: 4', 4],
    ],
  },
  measure:
    'Somebody of ours sat at reception with a hand counter, two days before and the same weekdays after: 188 visits and 194. A shorter wait is not claimed; a third doctor had begun meanwhile.',
};
