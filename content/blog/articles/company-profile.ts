import { ABOUT } from '#shared/paths.ts';
import { interfaceAnalytics } from '../../pictures/interface/analytics.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'A profile of Tamra Works told along one product, a temperature logger for kiosks: who does what, in which week, and what each handover needs.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'A profile usually lists services. I would rather show you one product, and whose hands it passed through between a sketch and a supervisor’s phone.',
        },
        {
          kind: 'text',
          text: 'The product is a logger for kiosks and small cold rooms. It measures temperature, notices whether the door is open and the mains is there, and reports over a SIM card. Forty are now in places that nobody visits often.',
        },
      ],
    },
    {
      title: 'Thirteen weeks',
      figure: { value: '2 weeks', counts: 'that the server had been running when the first board joined it' },
      blocks: [
        {
          kind: 'table',
          caption: 'From the first call to forty units, with what each stage handed to the next',
          head: ['Weeks', 'Who', 'Handed on'],
          rows: [
            ['1', 'Delivery, hardware', 'One page: what it must do when power and network fail'],
            ['2 to 4', 'Hardware', 'Schematic, board, and a parts list with second sources'],
            ['3 to 7', 'Firmware', 'A simulator first, then code on the board'],
            ['4 to 9', 'Web and cloud', 'A server tested against the simulator'],
            ['6 to 10', 'Test bench', 'A rig that opens doors, pulls plugs and cools sensors'],
            ['9 to 12', 'Client', 'Five units in real kiosks'],
            ['13', 'Everybody', 'Forty units, a four-page manual, spare parts'],
          ],
        },
        {
          kind: 'text',
          text: 'Look at the overlaps. The server team did not wait for a board, because the firmware team’s first delivery was a simulator that speaks the device’s protocol and can lie about it: late messages, duplicate ones, a clock that is a year off. When the first board came, it joined a system that had been running for two weeks.',
        },
      ],
    },
    {
      title: 'Three arguments we had',
      figure: { value: '36 h', counts: 'without mains, and a battery that has to last them' },
      blocks: [
        {
          kind: 'text',
          text: 'Hardware wanted a sensor good to 0.5 °C, which costs little. The client’s auditor wanted 0.3 °C at one point, 4 °C. We kept the cheap sensor and calibrate each one there in an ice bath and a warm bath. The two figures are stored in the logger and printed on its label.',
        },
        {
          kind: 'text',
          text: 'Firmware wanted to measure every ten seconds. The battery, which has to last 36 hours without mains, wanted ten minutes. We measure each minute, keep everything, and send every ten minutes unless something has changed.',
        },
        {
          kind: 'text',
          text: 'Web wanted a map. The supervisor wanted a list with the worst site on top, readable on a phone at six in the morning. There is a map now too. She has not opened it.',
        },
        {
          kind: 'picture',
          isWide: true,
          image: interfaceAnalytics,
          caption:
            'A screen of the same kind, for a moulding shop and with invented figures: one number first, then the curve that explains it.',
        },
      ],
    },
    {
      title: 'What one office is good for',
      figure: { value: '4 mm', counts: 'of spacer: the answer to two doors that stood open all night' },
      blocks: [
        {
          kind: 'text',
          text: 'In week eight, two of the five trial units reported doors open all night. The web engineer saw it on her screen, walked over to the bench and came back with the answer: the magnet is mounted on a steel frame, and the reed contact needs a spacer of 4 mm. A message to a supplier would have made that a fortnight and a dispute about whose fault it was.',
        },
        {
          kind: 'text',
          text: 'We began in 2010 with a soldering station and motor drivers, and still sell the driver board. Everything we added since, firmware, apps, servers, a test bench, was added because a product stopped at the edge of what we could do and we had to wait for somebody else.',
        },
        {
          kind: 'text',
          text: 'We are not large, and some work is not for us: chips of our own, very large volumes, anything where nobody may say what happens when it fails. For the rest, come and see the bench.',
        },
      ],
    },
  ],
  closing: {
    title: 'See who would work on yours',
    text: 'The people named in these articles are the ones who answer.',
    action: { label: 'About the company', to: ABOUT },
  },
};
