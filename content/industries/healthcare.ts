import { interfaceClinic } from '../pictures/interface/clinic.ts';
import { interfaceWard } from '../pictures/interface/ward.ts';
import type { IndustryContent } from './industry-copy.ts';

export const healthcare: IndustryContent = {
  name: 'Healthcare',
  summary:
    'Ward monitoring, vaccine cold chain and clinic apps: sensor boards, firmware and software for hospitals and clinics from one team in Indore.',
  bannerTitle: 'Readings that reach the nurse in time',
  bannerDescription:
    'We build the sensor beside the bed, the firmware in it and the screen at the nurses’ station, so that one team answers for the whole way between them.',
  result: {
    figure: 'Open doors found in 90 s',
    of: 'Vaccine stores of Nimbus Cold, Bhopal',
    project: 'vaccine-store',
  },
  board: {
    chip: 'gateway',
    sensors: [
      {
        input: 'oxygen line',
        at: [66, 222],
        value: '4.1 bar',
        signal: 'decay',
        rule: 'A slow fall is reported as a leak, a fast one as an alarm, with the line that lost pressure.',
        feeds: 0,
        reaches: 0,
      },
      {
        input: 'bed call',
        at: [200, 246],
        value: 'pressed 02:14:08',
        signal: 'contact',
        rule: 'Shown at the station within 2 s. Untaken for 60 s, it moves on to the duty phone.',
        feeds: 0,
        reaches: 0,
      },
      {
        input: 'room air',
        at: [306, 208],
        value: '26 °C, 61% RH',
        signal: 'steps',
        rule: 'Logged every minute with its own time, also through a power cut.',
        feeds: 2,
        reaches: 2,
      },
      {
        input: 'fridge',
        at: [428, 194],
        value: '4.6 °C, rising',
        signal: 'drift',
        rule: 'Above 8 °C for 5 min the pharmacist is called, while the door can still be closed.',
        feeds: 1,
        reaches: 1,
      },
    ],
    outputs: ['ward screen', 'duty phone', 'night log', 'records'],
  },
  title: 'What we do for hospitals and clinics',
  description:
    'A nurse cannot watch every fridge and every bed. Small boards can, if they keep measuring through a power cut, say plainly what is wrong and stay quiet when nothing is. We start from the round a ward already makes, and build what shortens it.',
  services: [
    {
      icon: 'cpu',
      title: 'Bedside and room sensors',
      description:
        'Boards for call buttons, room climate and gas pressure, in housings that can be wiped down every day.',
    },
    {
      icon: 'radio',
      title: 'Wireless inside thick walls',
      description:
        'Gateways per floor, planned on a walk through the building with a meter and not on a drawing.',
    },
    {
      icon: 'smartphone',
      title: 'Apps for patients and staff',
      description: 'Tokens, visit times and reports on an ordinary phone, in Hindi and English.',
    },
    {
      icon: 'database',
      title: 'Links to existing records',
      description:
        'Readings and appointments written into the hospital system you have, through its own interfaces.',
    },
    {
      icon: 'lock',
      title: 'Access by duty',
      description: 'Each role sees its own patients, and every look at a record leaves a line in the log.',
    },
  ],
  ExploreTitle: 'What we build for wards, stores and clinics',
  arrangement: { services: 'ledger', solutions: 'splits', isBright: true },
  solutions: [
    {
      image: interfaceWard,
      title: 'Ward monitoring',
      description:
        'Call buttons and room sensors report to one screen at the nurses’ station. A call that nobody takes moves on to the duty phone. The monitor beside the bed stays the authority on the patient; our boards watch everything around it.',
      facts: [
        ['A call moves on', 'after 60 s'],
        ['Watched too', 'oxygen line, fridge, room air'],
        ['The night', 'as a log, call by call'],
      ],
    },
    {
      image: 'cold-box',
      title: 'Vaccine cold chain',
      description:
        'A logger in every fridge and carrier keeps its curve in its own memory when the network is away and delivers it afterwards. The pharmacist is called while the door can still be closed, not after the stock is lost.',
      facts: [
        ['A reading', 'every 2 min'],
        ['Open door', 'called after 90 s'],
        ['Held between', '2 and 8 °C'],
      ],
    },
    {
      image: interfaceClinic,
      title: 'Clinic day app',
      description:
        'Reception, doctor and pharmacy see the same list. Patients see how long the wait is before they leave home. When a doctor runs late, the times of everybody after move by themselves.',
      facts: [
        ['To close a visit', '4 taps, was 11'],
        ['The wait', 'in minutes, from home'],
        ['Languages', 'Hindi and English'],
      ],
    },
  ],
  whyChoose: {
    figure: '7.1 °C',
    of: 'the warmest fridge 2 was in 49 minutes without mains. At 8 °C the night would have cost the stock.',
    labels: [
      [5, 82, '01:12 mains lost'],
      [96.5, 11, 'limit 8 °C'],
      [58.4, 23, '02:01 mains back'],
      [96.5, 76, '02:40 4.6 °C'],
    ],
    evidence: {
      kind: 'log',
      name: 'fridge 2, one night with a power cut',
      caption:
        'An example with made-up values. The logger keeps measuring; the gap is filled when the gateway is back.',
      lines: [
        ['01:08', '4.2 °C'],
        ['01:10', '4.2 °C'],
        ['01:12', 'mains lost, on battery', 'bad'],
        ['01:14', '4.3 °C, gateway silent, stored 1', 'note'],
        ['01:16', '4.3 °C, buzzer: keep the door shut', 'note'],
        ['01:22', '4.6 °C, stored 5', 'note'],
        ['01:30', '4.9 °C, stored 9', 'note'],
        ['01:44', '5.8 °C, stored 16', 'note'],
        ['01:52', '6.4 °C, stored 20', 'note'],
        ['02:00', '7.1 °C, stored 24', 'note'],
        ['02:01', 'mains back'],
        ['02:03', '24 readings delivered, none missing', 'good'],
        ['02:04', '7.0 °C, falling. Limit of 8 °C not reached', 'good'],
        ['02:40', '4.6 °C, report to the pharmacist', 'good'],
      ],
    },
    reasons: [
      {
        title: 'Board and software from one desk',
        description: 'If a reading is missing, nobody here can blame the other supplier.',
      },
      {
        title: 'It keeps measuring offline',
        description: 'Power and network fail. Readings wait in memory on the board with their own time.',
      },
      {
        title: 'Alarms that stay switched on',
        description: 'Limits, delays and night rules are set with the staff who will hear them.',
      },
      {
        title: 'Patient data stays yours',
        description:
          'It can stay on a server in your building. We work with made-up patients while we develop.',
      },
      {
        title: 'We know where our part ends',
        description:
          'We say early when something is a medical device. Its software then follows IEC 62304, with a certified partner for the device itself.',
      },
      {
        title: 'Training at shift change',
        description: 'Short bedside sessions at handover, when both shifts are present.',
      },
    ],
  },
  talk: {
    title: 'Walk one ward with us',
    description:
      'Tell us which round takes longest, and an engineer will tell you what a sensor can and cannot shorten.',
  },
};
