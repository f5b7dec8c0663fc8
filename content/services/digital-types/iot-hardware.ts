import { heroCurrent } from '../../pictures/hero/current.ts';
import type { HardwareAnswers } from './digital-type-copy.ts';

const QUESTIONS = ['Good for', 'Reach', 'Carries', 'Runs on', 'Asks for'];

const facts = (...answers: string[]) => answers.map((answer, at) => [QUESTIONS[at] ?? '', answer] as const);

export const iotHardware: HardwareAnswers = {
  radios: {
    title: 'Which radio for what',
    text: 'Range, battery and who pays for the network decide between them. Figures are those we plan with; yours are measured on site.',
    marks: [
      ['Bluetooth LE', '30 m'],
      ['Wi-Fi', '50 m'],
      ['LoRaWAN', '2 km in town'],
      ['LoRaWAN', '10 km over fields'],
      ['NB-IoT, LTE', 'operator’s cells'],
    ],
    list: [
      {
        name: 'Bluetooth LE',
        text: 'From device to phone',
        facts: facts(
          'Set-up by phone, tags, tools, what is worn',
          '10 to 30 m indoors',
          'Up to 100 kB/s',
          'A coin cell for 1 to 3 years',
          'A phone or gateway close by',
        ),
      },
      {
        name: 'Wi-Fi',
        text: 'In your own building',
        facts: facts(
          'Machines with mains, pictures, large logs',
          '20 to 50 m from an access point',
          'Several MB/s',
          'Mains: 80 mA while it listens',
          'The password, and somebody who changes it in every device',
        ),
      },
      {
        name: 'LoRaWAN',
        text: 'A few bytes, far',
        facts: facts(
          'Rooms, fields, meters on a campus',
          '2 km in town, 10\u00a0km over fields',
          '50 bytes, four times an hour',
          'An AA cell for 2 to 9 years, see below',
          'A gateway, about ₹25,000 outdoors. No licence at 865 to 868 MHz in India',
        ),
      },
      {
        name: 'NB-IoT',
        text: 'The operator’s, at rest',
        facts: facts(
          'Meters in cellars, fixed for ten years',
          'Where the operator has it: ask for the cells of your PIN codes',
          'Some kB a day, 2 to 10 s late',
          'Two D cells for 5 to 8 years, pulses of 250 mA',
          'A SIM, ₹15 to 40 a month, and a trial at the worst place',
        ),
      },
      {
        name: 'LTE Cat 1 bis',
        text: 'The operator’s, on the move',
        facts: facts(
          'Vehicles, cameras, payment, voice',
          'Where a phone has a signal',
          'Up to 5 Mbit/s sent, 10 received',
          'A charger, or weeks: pulses of 500 mA',
          'A SIM, ₹60 to 200 a month. It outlives 2G and 3G',
        ),
      },
    ],
  },
  battery: {
    figure: '8.8',
    title: 'years on one cell, and the sum',
    text: 'A room sensor on LoRaWAN, a reading every 15 minutes, one AA lithium cell. Half of it goes into sending. We promise seven: the rest is for hot roofs and updates over the air.',
    layout: 'columns',
    evidence: {
      kind: 'report',
      name: 'A year: 35,040 readings, 20 bytes, SF9',
      columns: ['Used for', 'mAh', 'Sum'],
      rows: [
        ['Sleep', '35.0', '4 µA × 8,760 h', 16],
        ['Sending', '109.5', '35,040\u00a0×\u00a00.25\u00a0s\u00a0×\u00a045\u00a0mA', 50],
        ['Listening', '10.7', '35,040\u00a0×\u00a00.1\u00a0s\u00a0×\u00a011\u00a0mA', 5],
        ['Measuring', '14.6', '35,040\u00a0×\u00a00.5\u00a0s\u00a0×\u00a03\u00a0mA', 7],
        ['Self-discharge', '48.0', '2% of 2,400 mAh', 22],
        ['Together', '217.8', '1,920 / 217.8 = 8.8\u00a0years', 100],
      ],
      caption:
        'Seconds are divided by 3,600. Of 2,400 mAh at 3.6\u00a0V we count 80%, 1,920 mAh: cold, pulses and the voltage at which the board gives up take the rest.',
    },
    points: [
      {
        title: 'Two years at the edge',
        text: 'Where only SF12 gets through, the same 20 bytes take 1.81 s. Sending alone is 793\u00a0mAh a year, all of it 901: 1,920 / 901 = 2.1\u00a0years. Hence the walk with the meter.',
      },
      {
        title: 'What ruins it',
        text: 'A sensor that stays on: 1 mA is 8,760 mAh a year. Or a device that lost its gateway and tries for ever; ours waits longer each time, up to a day.',
      },
      {
        title: 'Measured, not hoped for',
        text: 'Ten devices run for a week on a current meter that reads from 100\u00a0nA to 1 A, before a cell is chosen. A capacitor carries the pulse.',
      },
    ],
  },
  answers: {
    title: 'From one sample to a thousand',
    picture: heroCurrent,
    list: [
      [
        'Enclosure and IP rating',
        'IP54 in a hall, IP65 where it is hosed, IP67 outdoors. Up to about 500 pieces we mill a bought housing; beyond, a mould costs ₹3 to 6 lakh and eight weeks. A vent membrane lets it breathe, or sun and rain pump water past any seal. Every piece is tested with air, three with water by IEC 60529.',
      ],
      [
        'Certificates for Europe: CE, RED',
        'EN 300 328 or EN 300 220 for the radio, EN 301 489 for EMC, EN 62368-1 for safety, EN 62479 for exposure, and EN 18031 for security since August 2025. You declare, an accredited laboratory measures: five weeks, ₹4 to 6 lakh.',
      ],
      [
        'For the United States: FCC',
        'With a certified module its FCC ID goes on your label, and the rest is a supplier’s declaration by Part 15B: three weeks, ₹1.5 to 2.5 lakh. A radio of our own needs a certification by Part 15C, eight to ten weeks. So below 5,000 pieces we advise a module.',
      ],
      [
        'For India: WPC, BIS, TEC',
        'Equipment Type Approval from WPC for what sends without a licence, by an accredited laboratory’s report: two weeks. BIS registration where the product or its power adapter is on the list, IS/IEC 62368-1: seven weeks. MTCTE of TEC for what has a SIM.',
      ],
      [
        'Who makes a thousand',
        'The first 50 come from our bench. From 100 to 10,000 two assemblers quote, in Pune and Bengaluru, and you order from them directly: we take no share. They get our test fixture with its limits, you a result for each serial number. Parts have a second source or a year’s stock. Ten weeks from the order.',
      ],
      [
        'Who owns source and layout',
        'You, from the last invoice on: schematics and layout in KiCad, part list, firmware, the container that builds it, test fixture and signing keys. The repository is in your name from the first day. Our libraries in it are listed, under MIT.',
      ],
      [
        'How long updates come',
        'Five years from the last delivery, as the Cyber Resilience Act asks in Europe from December 2027. The first two are within the price. A weakness that is being used is mended in 14 days. Should we ever stop, the keys are yours already.',
      ],
    ],
  },
};
