import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'We learn in the morning that a door stood open in the night. What we cannot vouch for is thrown away, and nobody can say since when.',
  constraint:
    'Vaccines stay between 2 and 8 °C. The compressors are sealed and under warranty: we may listen to them, not switch them. The alarm has to come through a power cut and without the internet.',
  layers: {
    board:
      'Relay board with four isolated inputs for doors and compressors and two outputs for siren and lamp, coated against condensation, six hours on its battery. 120 made, each with its test report.',
    firmware:
      'A door counts as open after 45 s. An alarm repeats until a person has taken it, and a board that is silent for 90 s is an alarm itself.',
    cloud:
      'A gateway with a SIM in each store, which rings the duty phone by itself. Dashboard, and three years of readings for the auditor.',
  },
  people: [
    { name: 'Meera Joshi', did: 'Relay board', weeks: [1, 10] },
    { name: 'Mahendra Rathore', did: 'Firmware', weeks: [4, 15] },
    { name: 'Arjun Malviya', did: 'Gateway, alarms, dashboard', weeks: [8, 20] },
    { name: 'Ramesh Patidar', did: 'Test reports', weeks: [12, 20] },
  ],
  price: {
    range: '₹25 to 30 lakh',
    covers: 'Boards at ₹3,900 each for 120 of them come on top, tested and coated.',
  },
  wrong: [
    'At two one May morning a board in Bhopal went dark. The fuse at its input carried nine tenths of its rating, which is given for 25 °C, and the plant room had 51.',
    '34 minutes without alarms in one room, our engineer on the telephone, no stock lost. We changed the fuse on all 120 boards for ₹1.9 lakh of our own.',
    'Fuses are chosen at the hottest place they will see. Boards run twelve hours at 60 °C before they leave.',
  ],
  tally: {
    perRow: 45,
    of: 90,
    rows: [
      ['From open door to call taken: 90 s', 90],
      ['Of these, waited on purpose: 45 s', 45],
    ],
  },
  measure:
    'Median of 340 alarms in the first year, door open to call taken, from the gateway’s log; 45 s of it are the deliberate wait. Nine in ten were taken within four minutes, 22 were false. There is no figure from before: nobody knew until morning.',
};
