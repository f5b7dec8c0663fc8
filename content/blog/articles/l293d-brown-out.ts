import { PRODUCTS } from '#shared/paths.ts';
import { moduleL293dAbove } from '../../pictures/module/l293d-above.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'Why a controller resets when an L293D starts a motor: the supply dip calculated step by step, and three remedies in order of cost.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'The question we answer most often about our motor driver goes like this: the program works, the wheels turn, and every third start the controller begins again from the top. The program is rarely at fault.',
        },
        {
          kind: 'text',
          text: 'A motor that stands still has no back voltage. Until it turns, only its winding and the driver limit the current, and it draws the stall current, often three to five times what it needs later. If motor and controller share a battery, every resistance between the cells and your controller drops voltage then.',
        },
      ],
    },
    {
      title: 'The dip, calculated',
      figure: { value: '1.6 Ω', counts: 'between four AA cells and everything else' },
      blocks: [
        {
          kind: 'text',
          text: 'Take a common build: four AA cells half used, 5.6 V without load. Cells, holder and thin wires add up to 1.6 Ω. Two small gear motors draw 600 mA each at the start, the limit of one channel of the L293D, and 150 mA each once they run. An ESP32 board hangs on the same cells behind a linear regulator that needs 1.1 V more than it delivers.',
        },
        {
          kind: 'list',
          items: [
            'Controller alone, 0.1 A: 5.6 V − 1.6 Ω × 0.1 A = 5.4 V. Fine.',
            'Both motors start, 1.3 A together: 5.6 V − 1.6 Ω × 1.3 A = 3.5 V. The regulator passes on 2.4 V, where the ESP32’s brown-out detector trips by default.',
            'The radio sends 12 ms later, 0.4 A more while the motors still draw 1.04 A: 5.6 V − 1.6 Ω × 1.54 A = 3.1 V. Reset.',
          ],
        },
        {
          kind: 'text',
          text: 'That is why it happens at every third start and not at each one: the radio has to send while the motors start.',
        },
        {
          kind: 'chart',
          isWide: true,
          caption:
            'Voltage of the battery as the motors start at 0 ms and the radio sends from 12 to 27 ms. Calculated with the values above and a motor that is up to speed in about 60 ms.',
          description:
            'Two curves over 200 milliseconds. Switched on at once, the battery falls from 5.4 volts to 3.5 and, while the radio sends, to 3.1, below the limit of 3.5 volts. With a ramp it never falls below 4.4 volts.',
          x: { name: 'Time, ms', from: -20, to: 200, ticks: [0, 50, 100, 150, 200] },
          y: { name: 'Battery, V', from: 2.5, to: 6, ticks: [3, 4, 5, 6] },
          lines: [
            {
              name: 'Speed ramped up',
              points: [
                [-20, 5.44],
                [0, 5.44],
                [12, 5.28],
                [12, 4.64],
                [27, 4.44],
                [27, 5.08],
                [60, 4.64],
                [200, 4.64],
              ],
            },
            {
              name: 'Switched on at once',
              isFaint: true,
              points: [
                [-20, 5.44],
                [0, 5.44],
                [0, 3.52],
                [4, 3.61],
                [8, 3.7],
                [12, 3.78],
                [12, 3.14],
                [16, 3.22],
                [20, 3.29],
                [27, 3.4],
                [27, 4.04],
                [40, 4.22],
                [60, 4.43],
                [90, 4.64],
                [120, 4.77],
                [160, 4.86],
                [200, 4.91],
              ],
            },
          ],
          limit: { at: 3.53, name: 'Below this the ESP32 resets' },
        },
      ],
    },
    {
      title: 'Remedy 1: a ramp, which is free',
      figure: { value: '½ s', counts: 'from standstill to full speed, in steps of 2 ms' },
      blocks: [
        {
          kind: 'text',
          text: 'The enable pins of the L293D take a PWM signal. Raise the duty over half a second, and the motor gains speed, and with it back voltage, before it gets the full supply. With a light load the current stays near its running value.',
        },
        {
          kind: 'code',
          caption: 'Called every 2 ms, this takes half a second from standstill to full speed.',
          code: `static uint8_t duty;

void ramp_to(uint8_t target)
{
    if (duty < target) duty++;
    else if (duty > target) duty--;
    pwm_set(EN_1_2, duty);
}`,
        },
      ],
    },
    {
      title: 'Remedy 2: two supplies, one ground',
      figure: { value: '2 V', counts: 'or more that the chip keeps for its transistors' },
      blocks: [
        {
          kind: 'text',
          text: 'The chip has two supply pins for this reason: VCC1 for its logic, VCC2 for the motors. Feed the motors from their own pack and join the grounds at one point, close to the module. Remember that the L293D itself keeps roughly 2 V or more for its transistors: from 5.6 V, the motor sees little over 3 V.',
        },
        {
          kind: 'picture',
          image: moduleL293dAbove,
          caption:
            'The module from above: 5V feeds the logic, VM the motors. They may be two supplies; GND is one.',
        },
      ],
    },
    {
      title: 'Remedy 3: capacitors, with arithmetic',
      figure: { value: '7,500 µF', counts: 'for 15 ms of radio; the drawer holds 470' },
      blocks: [
        {
          kind: 'text',
          text: 'A capacitor of 100 nF close to each supply pin belongs there always; it takes the edges. A large one is what most people try first, so calculate: to feed 0.4 A for the radio’s 15 ms with a drop of 0.8 V, you need C = 0.4 A × 15 ms / 0.8 V = 7,500 µF. The 470 µF from the drawer lasts less than one millisecond. Put it in by all means. It helps against brush noise, not against a starting motor.',
        },
        {
          kind: 'text',
          text: 'If your motors draw more than 600 mA while they run, or you need the 2 V back, this is the wrong driver. We will say so before you order.',
        },
      ],
    },
  ],
  closing: {
    title: 'Planning around the L293D?',
    text: 'Its drawing, pins and limits stand beside those of our relay, sensor and radio.',
    action: { label: 'See the modules', to: PRODUCTS },
  },
};
