import { interfaceFleet } from '../pictures/interface/fleet.ts';
import { moduleRelay } from '../pictures/module/relay.ts';
import { moduleRf } from '../pictures/module/rf.ts';
import type { IndustryContent } from './industry-copy.ts';

export const transportation: IndustryContent = {
  name: 'Transportation',
  summary:
    'Vehicle tracking, depot automation and RF gates: boards, firmware and dispatch software for buses, trucks and logistics yards.',
  bannerTitle: 'Know where each vehicle is and open its gate',
  bannerDescription:
    'Trackers, yard controls and dispatch screens for operators of buses, trucks and delivery fleets. The same people design the board under the dashboard and the map in the control room.',
  result: {
    figure: 'A third of the calls to the office',
    of: 'Left, once parents saw the bus on their phones',
    project: 'school-bus',
  },
  board: {
    chip: 'tracker',
    sensors: [
      {
        input: 'position',
        at: [66, 170],
        value: '22.72 °N, 75.86 °E',
        signal: 'steps',
        rule: 'Sent at turns, stops and doors, so the map is exact at corners and light on straights.',
        feeds: 0,
        reaches: 0,
      },
      {
        input: 'fuel level',
        at: [190, 252],
        value: '61%, minus 4',
        signal: 'decay',
        rule: 'A drop while parked is a question for the depot, not a point on a chart.',
        feeds: 1,
        reaches: 3,
      },
      {
        input: 'ignition',
        at: [318, 244],
        value: 'on since 05:48',
        signal: 'contact',
        rule: 'Starts the trip sheet. Parked, the board sleeps at less than 1 mA.',
        feeds: 0,
        reaches: 3,
      },
      {
        input: 'gate loop',
        at: [413, 294],
        value: 'vehicle on the loop',
        signal: 'bell',
        rule: 'Loop and tag together open the barrier. One without the other asks the guard.',
        feeds: 2,
        reaches: 2,
      },
    ],
    outputs: ['live map', 'arrival', 'yard gate', 'trip sheet'],
  },
  title: 'Trackers, yard controls and dispatch',
  description:
    'A driver sees the jam, a guard sees the queue, a fitter sees the puncture. We build devices that report such things by themselves, and one place where dispatch sees them before the phone rings.',
  services: [
    {
      icon: 'map-pin',
      title: 'Trackers and telemetry',
      description: 'Boards that report by distance and by event, so a parked truck costs next to no data.',
    },
    {
      icon: 'truck',
      title: 'Dispatch and trip software',
      description: 'Plans, trip sheets and proof of delivery in the browser and on the driver’s phone.',
    },
    {
      icon: 'radio',
      title: 'Short-range radio',
      description: 'Links on 433 MHz for gates, barriers and yard equipment where mobile coverage ends.',
    },
    {
      icon: 'cloud',
      title: 'Servers for many vehicles',
      description:
        'Positions are queued, sorted and kept in order, even when a tunnel delivers an hour of them at once.',
    },
  ],
  ExploreTitle: 'Three systems: road, depot and gate',
  arrangement: { services: 'rows', solutions: 'stops', isBright: true },
  solutions: [
    {
      image: interfaceFleet,
      title: 'Vehicle tracking',
      description:
        'A board with its own battery notes each turn, stop and door. It thins the track on the way, so the map stays exact at corners and light on straights. Schools and bus operators give passengers the arrival time and nothing else.',
      facts: [
        ['Own battery', '9 h'],
        ['Kept on board', '20,000 positions'],
        ['Data in a month', '14 MB a bus'],
      ],
    },
    {
      image: moduleRelay,
      title: 'Depot automation',
      description:
        'Wash bay, compressor and yard lights switch by timetable and by who is in the depot. Relay boards do the switching, a controller keeps the rules, and a hand switch beside each load always wins.',
      facts: [
        ['Each relay', '10 A at 240 V'],
        ['After a power cut', 'as before in 3 s'],
        ['Yard lights', '6 h a night, was 11'],
      ],
    },
    {
      image: moduleRf,
      title: 'RF gates',
      description:
        'A driver’s transmitter or a tag in the cab opens the barrier within the radio’s range, each time with a code that is good once. The gate controller keeps the list of vehicles itself and works on when the office line is down.',
      facts: [
        ['Range of the radio', '60 m'],
        ['Press to barrier', '0.4 s'],
        ['List of vehicles', '2,000'],
      ],
    },
  ],
  whyChoose: {
    figure: '118 of 118',
    of: 'positions confirmed after twelve minutes without a network, in the order in which they were taken.',
    labels: [
      [3.1, 90, 'toll gate 08:40'],
      [60, 90, 'offline', 'middle'],
      [96.9, 90, 'Mhow 09:06'],
    ],
    evidence: {
      kind: 'log',
      name: 'bus 14, through the ghat tunnel',
      caption:
        'An example trip. Positions without a network are kept on the board and confirmed one by one afterwards.',
      lines: [
        ['08:40:52', 'stop at the toll gate, doors shut'],
        ['08:41:04', 'turn, sent and confirmed'],
        ['08:41:10', 'network lost at the portal', 'bad'],
        ['08:41:16', '1 position stored', 'note'],
        ['08:44:30', 'no sky: by wheel pulses', 'note'],
        ['08:47:58', '69 positions stored', 'note'],
        ['08:52:40', '118 positions stored', 'note'],
        ['08:52:55', 'satellites back, 14 m off', 'note'],
        ['08:53:02', 'network back'],
        ['08:53:09', '118 sent, 118 confirmed', 'good'],
        ['08:53:10', 'arrival at Mhow: 09:06, was 09:04'],
      ],
    },
    reasons: [
      {
        title: 'Tested in traffic',
        description: 'Prototypes ride along in vehicles on the roads around Indore before they are quoted.',
      },
      {
        title: 'No gap in the track',
        description: 'Positions are stored on the board until the server has confirmed each one.',
      },
      {
        title: 'Fitted in your workshop',
        description: 'Harness, bracket and a printed guide, so your own electricians can install it.',
      },
      {
        title: 'Remote updates with a way back',
        description:
          'New firmware is signed, tried on one vehicle for a week, and the old one always stays on board.',
      },
      {
        title: 'Drivers are told what is recorded',
        description: 'A page in plain words for the crew comes with each system.',
      },
      {
        title: 'Open formats',
        description: 'Tracks and trips can be exported whole, at any time, without asking us.',
      },
    ],
  },
  talk: {
    title: 'Show us one route',
    description:
      'Send a typical trip, the vehicles on it and what goes wrong most often. We start from there.',
  },
};
