import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem: 'When the bell rings the teacher collects 24 cars and learns that fifteen motors never turned.',
  by: 'Course editor',
  constraint:
    'A kit below ₹900 that survives a battery put in backwards, for schools whose only Wi-Fi is the teacher’s telephone. Seats, not names: no pupil has an account.',
  layers: {
    board: 'Classroom kit: our L293D module with a protected supply and four test pads, a motor and a car.',
    app: 'Course site of twelve lessons that runs offline once it has been opened, and the teacher’s view of the class by seats. Pupils measure with a multimeter and type the value in; that is the lesson.',
    cloud: 'One small server. Readings of a seat are deleted at the end of the term.',
  },
  people: [
    { name: 'Deepa Murugan', did: 'Classroom kit', weeks: [1, 5] },
    { name: 'Zainab Ansari', did: 'Course site, teacher’s view', weeks: [2, 12] },
  ],
  price: {
    range: '₹9 to 11 lakh',
    covers: 'Kits cost ₹860 each from 500. Texts and drawings of the lessons are Studyloop’s.',
  },
  wrong: [
    'The boards survived every battery. The batteries did not survive stalled motors: by lesson 4 they were low, and the teacher’s view sent pupils to look for faults in sound wiring.',
    'One pilot class did lesson 4 twice. 300 cells and two weeks.',
    'Every lesson begins with the battery measured under load. Below 4.6 V the site says to change the cells, and nothing else.',
  ],
  tally: {
    perRow: 24,
    of: 24,
    rows: [
      ['With the printed sheet: 9 motors of 24', 9],
      ['With the kit: 16', 16],
    ],
  },
  measure:
    'Median of eleven classes in lesson 6, from the records of the seats, against six classes of the same teachers with the printed sheet. Schools chose which classes had the kit, so the keen ones may have come first.',
};
