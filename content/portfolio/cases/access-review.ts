import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem: 'We read the log of sign-ins on Mondays. Whoever came in on a Tuesday had the week.',
  by: 'Head of IT',
  constraint:
    'The loan portal is bought and cannot be altered. 140 agents share weak lines in the field, and no rule alone may keep one of them out for more than fifteen minutes.',
  layers: {
    app: 'Review screen: what happened, which rule spoke, who decided. Each month a report in words that the auditor reads without us.',
    cloud:
      'Access service in front of the portal, on two servers: 17 rules in a file that Tapti’s own people read and change.',
  },
  people: [
    { name: 'Joseph Kuruvilla', did: 'Access service, rules', weeks: [1, 16] },
    { name: 'Faizan Mirza', did: 'Servers, roll-out', weeks: [4, 12] },
    { name: 'Arjun Malviya', did: 'Review screen, report', weeks: [9, 16] },
  ],
  price: { range: '₹19 to 23 lakh', covers: 'A person on call, day and night, is ₹45,000 a month more.' },
  wrong: [
    'Rule 9 slows an address after ten wrong passwords a minute. The Khandwa branch has one address for 60 people, and one of them had forgotten hers, on a salary day.',
    '47 minutes without the portal in one branch. That month’s fee was returned.',
    'Rules count by account and device, never by address alone. A new rule first runs for two weeks in which it only writes down what it would have done.',
  ],
  tally: {
    perRow: 41,
    of: 41,
    rows: [
      ['The slowest of 14 cases: 41 minutes', 41],
      ['The median: 6', 6],
    ],
  },
  measure:
    'Median of the 14 cases in 2025, first refused sign-in to reset, from the service’s log against the portal’s own. The slowest took 41 minutes, on a Sunday. From before there are only Mondays.',
};
