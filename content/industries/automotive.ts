import { interfaceWorkshop } from '../pictures/interface/workshop.ts';
import type { IndustryContent } from './industry-copy.ts';

export const automotive: IndustryContent = {
  name: 'Automotive',
  summary:
    'Service bay diagnostics, dealer apps and fleet boards: electronics, firmware and software for workshops, dealers and part makers.',
  bannerTitle: 'From the fault code to the finished job card',
  bannerDescription:
    'We make adapters, test rigs and apps that turn a measurement in the bay into a decision at the counter.',
  result: {
    figure: '38% fewer alternators fitted',
    of: 'Chambal Motor Service',
    project: 'workshop-diagnosis',
  },
  board: {
    chip: 'adapter',
    sensors: [
      {
        input: 'battery',
        at: [106, 237],
        value: '9.6 V at crank',
        signal: 'crank',
        rule: 'Below 9.6 V the battery goes on the estimate before the starter is blamed.',
        feeds: 0,
        reaches: 1,
      },
      {
        input: 'fault codes',
        at: [232, 246],
        value: 'P0301, CAN 500 kbit/s',
        signal: 'bits',
        rule: 'Read and recorded, never written. The code opens the two checks worth doing next.',
        feeds: 0,
        reaches: 0,
      },
      {
        input: 'bay sensor',
        at: [296, 256],
        value: 'bay 3 taken 09:40',
        signal: 'contact',
        rule: 'The board shows which car stands where, and what it waits for.',
        feeds: 1,
        reaches: 2,
      },
      {
        input: 'parts bin',
        at: [434, 213],
        value: 'pads: 2 sets left',
        signal: 'steps',
        rule: 'Below its minimum the bin orders by itself, and the job card knows when the part arrives.',
        feeds: 1,
        reaches: 3,
      },
    ],
    outputs: ['job card', 'estimate', 'owner app', 'part order'],
  },
  title: 'Electronics and software for the workshop',
  description:
    'Finding a fault takes minutes. Finding the car’s history, a free bay, the part and the owner’s consent takes the morning. We put boards where something can be measured and software where somebody is waiting.',
  services: [
    {
      icon: 'wrench',
      title: 'Diagnostic adapters',
      description:
        'Hardware for CAN and the older serial lines, with firmware that reads and records and never writes unless asked.',
    },
    {
      icon: 'circuit-board',
      title: 'Test rigs for part makers',
      description:
        'End-of-line jigs for motors, switches and harnesses, with a result stored under each serial number.',
    },
    {
      icon: 'layout-dashboard',
      title: 'Workshop software',
      description: 'Who is on which car, what it waits for, and what the customer has agreed to pay.',
    },
    {
      icon: 'brain',
      title: 'Models on repair history',
      description: 'Which fault returned after which repair, learnt from your own closed job cards.',
    },
  ],
  ExploreTitle: 'Three systems, from the lift to the forecourt',
  arrangement: { services: 'board', solutions: 'mosaic' },
  solutions: [
    {
      image: interfaceWorkshop,
      title: 'Service bay diagnostics',
      description:
        'The adapter records while the engine is cranked, warmed and loaded. The technician sees the curve against a good one and the two checks worth doing next. What was measured goes to the job card without being typed.',
    },
    {
      image: {
        kind: 'report',
        name: 'Owner’s view, estimate 1187',
        caption: 'Made-up values; the bar shows the wear. Nothing is repaired before its line is approved.',
        columns: ['Line', 'Price', 'Owner'],
        rows: [
          ['Front pads, 74% worn', '2,150', 'approved 10:12', 74],
          ['Disc, left, below minimum', '1,890', 'approved 10:12', 100],
          ['Wiper blades', '640', 'declined', 55],
          ['Battery, 9.6 V at the crank', '5,400', 'asked, photograph sent', 88],
        ],
      },
      title: 'Dealer app',
      description:
        'Test drives, exchange offers, deliveries and service reminders in one app for the showroom, with an owner’s view that shows photographs and prices before work begins.',
    },
    {
      image: 'fleet-board',
      title: 'Fleet boards',
      description:
        'A small board for two-wheelers, vans and tractors: position, ignition, battery and one input you choose. It sleeps when parked, so a week at the kerb does not flatten the battery.',
    },
  ],
  whyChoose: {
    figure: '87 V',
    of: 'on a 12 V supply, for the blink after a battery clamp comes off. The controller does not restart.',
    labels: [
      [49.6, 7, '87 V'],
      [96.5, 38, 'below 36 V'],
      [3.5, 76, 'controller 3.29 to 3.31 V'],
      [3.5, 85, 'CAN, a frame every 100 ms'],
    ],
    evidence: {
      kind: 'log',
      name: 'supply of the adapter, load dump',
      caption:
        'A test pulse as in ISO 16750-2, drawn from an example: gold is the supply, green what is behind the clamp.',
      lines: [
        ['0 ms', 'supply 87 V, was 13.5', 'bad'],
        ['1 ms', 'clamp holds the input at 34 V'],
        ['225 ms', 'supply 34 V, clamp lets go', 'note'],
        ['400 ms', 'supply 21 V', 'note'],
        ['520 ms', 'controller 3.29 to 3.31 V, not restarted', 'good'],
        ['520 ms', '10 frames sent, 10 read', 'good'],
      ],
    },
    reasons: [
      {
        title: 'We measure first',
        description: 'An oscilloscope and a borrowed vehicle come before any proposal.',
      },
      {
        title: 'Built for heat and load dump',
        description:
          'ISO 16750-2 pulses are part of every test. Where a function is safety-related, we work to ISO 26262.',
      },
      {
        title: 'Screens for the workshop',
        description: 'Large targets, few words, usable with gloves and in sunlight.',
      },
      {
        title: 'Reading is the default',
        description: 'Our adapters cannot change a control unit unless you order that, with its safeguards.',
      },
      {
        title: 'Drawings included',
        description: 'Schematics and firmware sources are handed over, so a rig can be repaired without us.',
      },
      {
        title: 'Small series are welcome',
        description: 'Adapters for one dealer group, or jigs for one line: we build those too.',
      },
    ],
  },
  talk: {
    title: 'Tell us which fault keeps coming back',
    description: 'Describe the vehicle and the symptom. We will say what we would measure, and with what.',
  },
};
