import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem: 'A file is nine days old when it is decided. On eight of them nobody has touched it.',
  constraint:
    'The core banking system has no interface and may not be changed. Papers stay in the bank’s rooms. The officer decides, and nobody can alter what was decided, we included.',
  layers: {
    app: 'Loan desk in the browsers of 31 officers in twelve branches: one file, five steps, and the name of who took each.',
    cloud:
      'Two servers in the bank’s own rooms. Document reading runs on them, and an audit log in which every line carries the hash of the one before; its last one is printed and signed each evening.',
  },
  people: [
    { name: 'Ananya Deshpande', did: 'Steps of a loan, with the bank', weeks: [1, 4] },
    { name: 'Faizan Mirza', did: 'Servers, audit log', weeks: [3, 18] },
    { name: 'Zainab Ansari', did: 'Loan desk', weeks: [5, 18] },
    { name: 'Priya Nair', did: 'Document reading', weeks: [6, 15] },
  ],
  price: {
    range: '₹25 to 30 lakh',
    covers: 'Without the servers, which the bank bought itself for ₹4.1 lakh.',
  },
  wrong: [
    'Document reading took a handwritten 7 for a 1 in three of the first hundred income certificates, and was 98% sure each time.',
    'Reading was off for three weeks, and 41 files were read again by hand. No loan was decided on a wrong figure: the officers had checked.',
    'Handwritten figures are never filled in. The field stays empty with the piece of paper shown beside it.',
  ],
  tally: {
    perRow: 9,
    of: 9,
    rows: [
      ['Before: 9 working days', 9],
      ['Now: 2', 2],
    ],
  },
  measure:
    'Median of 212 files, application to approval, from the audit log; before, of 198 files of the same quarter by the stamps in the register. The slowest tenth went from 21 days to 6. Files that waited for the applicant for over a month are left out on both sides: 17 and 14.',
};
