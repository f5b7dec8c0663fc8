import { heroEmbedded } from '../pictures/hero/embedded.ts';
import { interfaceClassroom } from '../pictures/interface/classroom.ts';
import { moduleL293d } from '../pictures/module/l293d.ts';
import type { IndustryContent } from './industry-copy.ts';

export const education: IndustryContent = {
  name: 'Education',
  summary:
    'Lab kits with our own modules, school ERP and attendance that works offline: hardware and software for schools and colleges in India.',
  bannerTitle: 'Labs where every bench has its own board',
  bannerDescription:
    'We sell motor drivers, relays, sensors and radio links by the piece. For schools and colleges we turn them into a term of experiments, and look after the software that runs the rest of the campus.',
  result: {
    figure: '16 of 24 motors turn in lesson 6',
    of: 'A circuits course with a motor kit',
    project: 'circuits-course',
  },
  board: {
    chip: 'ERP',
    sensors: [
      {
        input: 'IR gate',
        at: [80, 236],
        value: 'beam broken 08:02',
        signal: 'pulses',
        rule: 'Counts who passes, not who it is. The gate list is kept when the network is down.',
        feeds: 2,
        reaches: 2,
      },
      {
        input: 'ID card',
        at: [206, 210],
        value: 'card 0417, 08:02',
        signal: 'bits',
        rule: 'Present, with the time of the reader. Parents hear of an absence once the teacher has looked.',
        feeds: 2,
        reaches: 0,
      },
      {
        input: 'lab bench',
        at: [293, 218],
        value: '1.9 V, 320 mA',
        signal: 'crank',
        rule: 'The lab book marks the experiment as done when the motor has run at three speeds.',
        feeds: 0,
        reaches: 1,
      },
      {
        input: 'fee desk',
        at: [437, 186],
        value: 'fee 2 of 3 paid',
        signal: 'steps',
        rule: 'Booked once, with a receipt. Transport and library see the same record.',
        feeds: 1,
        reaches: 3,
      },
    ],
    outputs: ['parent app', 'mark sheet', 'timetable', 'library'],
    picture: heroEmbedded,
  },
  title: 'Kits, workshops and school software',
  description:
    'One kit for a whole class is a demonstration. A kit for each pair is a lab. Because we make the modules ourselves we can spare parts for the term, write the worksheets around the board on the table, and replace what gets burnt.',
  services: [
    {
      icon: 'package',
      title: 'Kits by syllabus',
      description: 'Modules, wires, worksheets and spares, packed by class and by term.',
    },
    {
      icon: 'graduation-cap',
      title: 'Teacher workshops',
      description: 'Teachers build every experiment themselves first, including the ones that fail.',
    },
    {
      icon: 'school',
      title: 'School ERP',
      description:
        'Admissions, fees, timetable and transport in one system, introduced one office at a time.',
    },
    {
      icon: 'smartphone',
      title: 'Apps for parents and learners',
      description: 'Homework, notices and bus times that open fast on a shared family phone.',
    },
    {
      icon: 'code',
      title: 'Courses in firmware and the web',
      description: 'Semester projects for colleges, reviewed by engineers who do this work for clients.',
    },
    {
      icon: 'book-open',
      title: 'Worksheets on paper',
      description:
        'Every worksheet also prints as a clear page in black and white, for labs without a screen at each bench.',
    },
  ],
  ExploreTitle: 'Three systems: lab, office and gate',
  arrangement: { services: 'columns', solutions: 'mosaic' },
  solutions: [
    {
      image: moduleL293d,
      title: 'Lab kits with our modules',
      description:
        'The L293D driver turns a motor in the first lesson. After it the IR sensor follows a line, the relay switches a lamp, and the radio link makes a remote-controlled cart for the open day. Each board comes with its drawing and its numbers.',
    },
    {
      image: interfaceClassroom,
      title: 'School ERP with a lab book',
      description:
        'Beside fees and timetables it keeps what a science department needs: who has finished which experiment, who needs a hand, and which kit is short of a part.',
    },
    {
      image: 'attendance',
      title: 'Attendance without a network',
      description:
        'Cards or a roll call on the teacher’s phone. Entries are kept on the device and sent when there is a signal. Parents get one message about an absence, after the class teacher has looked at it.',
    },
  ],
  whyChoose: {
    figure: '33 spares',
    of: 'for the 18 benches of a class, as many as came back burnt in earlier terms. In gold, on top.',
    labels: [
      [3.2, 81.2, 'L293D'],
      [14.1, 66, 'IR'],
      [24.9, 82.8, 'relay'],
      [35.7, 90, 'RF'],
      [46.6, 66, 'motor'],
      [57.4, 82, 'cell'],
      [68.3, 79.6, 'wires'],
      [79.1, 90, 'meter'],
      [88.9, 11, 'worksheets'],
    ],
    evidence: {
      kind: 'sheet',
      name: 'class 9, term 1, 18 benches',
      caption: 'An example of a packing list. Spares are counted from what came back burnt in earlier terms.',
      columns: ['Part', 'Bench', 'Packed', 'Spare'],
      rows: [
        ['L293D motor driver', '1', '18', '3'],
        ['IR sensor', '2', '36', '4'],
        ['Relay, 1-channel', '1', '18', '1'],
        ['RF pair, 433 MHz', '0.5', '9', '1'],
        ['Motor with gear, 6 V', '2', '36', '4'],
        ['Holder for two 18650 cells', '1', '18', '2'],
        ['Jumper wires, set of 20', '1', '18', '5'],
        ['Multimeter', '0.5', '9', '1'],
        ['Worksheets, Hindi and English', '6', '108', '12'],
      ],
    },
    reasons: [
      {
        title: 'We make the hardware',
        description:
          'Spare boards come from our shelf in Indore: usually within three working days, not from an importer.',
      },
      {
        title: 'Real datasheets',
        description: 'Learners read the same kind of tables and drawings that engineers read.',
      },
      {
        title: 'Low voltage first',
        description: 'Experiments run on batteries. Mains work stays a demonstration by the teacher.',
      },
      {
        title: 'Languages of the classroom',
        description: 'Screens and worksheets in Hindi and English, side by side where it helps.',
      },
      {
        title: 'Little data about children',
        description: 'We store what the school needs, show it to those who need it and delete it on a date.',
      },
      {
        title: 'One person to call',
        description: 'The same engineer answers for the kit, the server and the app during term.',
      },
    ],
  },
  talk: {
    title: 'Send us your syllabus',
    description:
      'Name the class, the number of learners and the term. You get back a list of experiments and what each bench needs.',
  },
};
