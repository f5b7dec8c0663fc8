import { PRODUCTS } from '#shared/paths.ts';
import { moduleRelayAbove } from '../../pictures/module/relay-above.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'How to read a 10 A relay rating for pumps, lamps and heaters: inrush, contact wear, the flyback diode and the snubber, with a table.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'Last spring a customer sent back four relay boards with welded contacts. The load was a half-horsepower pump that draws less than 4 A. The relay says 10 A. Both figures are correct.',
        },
        {
          kind: 'text',
          text: 'A contact is rated for a current it can switch into a resistive load, such as a heater, for a stated number of operations. A pump is not resistive, and the moment that decides is not the hour in which it runs. It is the tenth of a second in which it starts.',
        },
      ],
    },
    {
      title: 'Inrush by kind of load',
      figure: { value: '22 A', counts: 'at every start of a pump that runs at 3.6 A' },
      blocks: [
        {
          kind: 'table',
          caption:
            'Typical inrush by kind of load, and what we let a 10 A contact switch. Rules of thumb for a first plan; the maker’s curves decide.',
          head: ['Load', 'Inrush', 'Lasts', 'We plan with'],
          rows: [
            ['Heater', '1 ×', '–', '8 A'],
            ['Incandescent lamp', '10 to 15 ×', '10 ms', '1 A'],
            ['Induction motor, pump', '5 to 8 ×', '0.1 to 1 s', '1.5 A'],
            ['LED driver, power supply', '20 to 40 ×', '1 ms', '1 A'],
            ['Transformer', '10 to 20 ×', '20 ms', '1 A'],
            ['Contactor coil', '5 to 10 ×', '20 ms', '1 A'],
          ],
        },
        {
          kind: 'text',
          text: 'The pump’s 3.6 A becomes some 22 A at every start. A closing contact bounces for a millisecond or two, each bounce draws a small arc, and the arc melts a spot of the contact. If the spot is still liquid as the contact comes to rest, it is a weld.',
        },
        {
          kind: 'text',
          text: 'For this pump our relay switches the coil of a contactor, and the contactor, which is built for motors, switches the pump. It costs less than one service call.',
        },
      ],
    },
    {
      title: 'Switching off the coil',
      figure: { value: '1.4 ms', counts: 'until the contact opens, with a diode alone' },
      blocks: [
        {
          kind: 'text',
          text: 'On the other side sits the coil: 5 V, about 70 Ω, so 71 mA. When the transistor opens, the coil keeps its current flowing and the voltage rises until something breaks down. Without protection that is the transistor. A diode across the coil, cathode to plus, gives the current a path in which to decay. Our module has one for each relay.',
        },
        {
          kind: 'text',
          text: 'The diode has a price: the current decays slowly, so the contact opens slowly and draws its arc for longer. A Zener diode in series shortens that.',
        },
        {
          kind: 'chart',
          isWide: true,
          caption:
            'Coil current after switching off, calculated for 70 Ω and 0.1 H. A relay of this kind lets go at roughly 20 mA.',
          description:
            'Two falling curves over four milliseconds from 71 milliamperes. With a diode alone the current reaches 20 milliamperes after 1.4 milliseconds, with a Zener diode of 12 volts in series after 0.3.',
          x: { name: 'Time, ms', from: 0, to: 4, ticks: [0, 1, 2, 3, 4] },
          y: { name: 'Coil, mA', from: 0, to: 80, ticks: [0, 20, 40, 60, 80] },
          lines: [
            {
              name: 'Diode and 12 V Zener',
              points: [
                [0, 71.4],
                [0.1, 54.3],
                [0.2, 38.4],
                [0.3, 23.5],
                [0.4, 9.7],
                [0.47, 0],
                [4, 0],
              ],
            },
            {
              name: 'Diode alone',
              isFaint: true,
              points: [
                [0, 71.4],
                [0.5, 47.4],
                [1, 30.4],
                [1.5, 18.5],
                [2, 10.1],
                [2.5, 4.1],
                [3, 0],
                [4, 0],
              ],
            },
          ],
          limit: { at: 20, name: 'The contact opens' },
        },
        {
          kind: 'text',
          text: 'One millisecond matters when you switch an inductive DC load a hundred times an hour. It does not when you switch a lamp twice a day. That is why the plain diode is on the board, and the Zener is not.',
        },
      ],
    },
    {
      title: 'Protection across the contact',
      figure: { value: '100,000', counts: 'operations with the real load before a design is released' },
      blocks: [
        {
          kind: 'list',
          items: [
            'Inductive load on AC: a snubber of 100 Ω and 100 nF, X2-rated, across the load. Across the contact it leaks a little current, enough to make an LED lamp glow.',
            'Inductive load on DC: a diode across the load. DC arcs do not go out by themselves 100 times a second, so the contact’s DC rating is far lower: 10 A only up to 30 V on our relay.',
            'Capacitive load: an NTC thermistor in series, or switching at the zero crossing with a solid-state relay.',
          ],
        },
        {
          kind: 'picture',
          image: moduleRelayAbove,
          caption:
            'Mains belongs to the three screws NO, COM and NC alone. Keep low-voltage wires away from that side.',
        },
        {
          kind: 'text',
          text: 'On our bench a relay design is released after 100,000 operations with its real load, not with a resistor. It takes eleven days at six operations a minute. And whatever you plan: mains wiring belongs in the hands of a qualified electrician.',
        },
      ],
    },
  ],
  closing: {
    title: 'Not sure about your load?',
    text: 'Tell us what it is, how often it starts, and the supply. Ratings of our relay module are on its sheet.',
    action: { label: 'See the relay module', to: `${PRODUCTS}#relay` },
  },
};
