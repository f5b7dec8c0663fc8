import { PRODUCTS } from '#shared/paths.ts';
import { moduleIrAbove } from '../../pictures/module/ir-above.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'Why reflective IR sensors fail in sunlight, and how two readings with the LED on and off bring them back: circuit, code and limits.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'A packing line in Dewas counted boxes without a miss, until about half past eleven. Then it saw one endless box until three in the afternoon.',
        },
        {
          kind: 'text',
          text: 'The sensor was ours. It sends infrared light forwards and looks at what comes back. At half past eleven the sun came through a skylight and reached the belt. Half of the sun’s power is infrared, and a photodiode cannot tell whose light it is.',
        },
      ],
    },
    {
      title: 'Why turning the trimmer does not help',
      figure: { value: '0', counts: 'thresholds that do for shade and for sun' },
      blocks: [
        {
          kind: 'text',
          text: 'The module compares the light with a threshold that you set with the blue trimmer. In the shade a box returns far more light than an empty belt, so any threshold between the two will do. In the sun the empty belt is brighter than the box was in the shade. A threshold above the sun never sees a box in the morning.',
        },
        {
          kind: 'chart',
          isWide: true,
          caption:
            'What the photodiode sees on one day, simplified: the box adds the same amount at any hour, on top of a ground that moves. An illustration, not a measurement.',
          description:
            'Two curves from 6 to 18 hours that rise to a peak at 13 hours and fall again. The one with a box lies a constant step above the empty belt. A fixed threshold lies between them in the morning and below both from 11 to 15 hours.',
          x: { name: 'Hour of the day', from: 6, to: 18, ticks: [6, 9, 12, 15, 18] },
          y: { name: 'Reading, 10 bit', from: 0, to: 1000, ticks: [0, 250, 500, 750, 1000] },
          lines: [
            {
              name: 'With a box',
              points: [
                [6, 230],
                [8, 240],
                [10, 300],
                [11, 460],
                [12, 760],
                [13, 850],
                [14, 780],
                [15, 480],
                [16, 310],
                [18, 230],
              ],
            },
            {
              name: 'Empty belt',
              isFaint: true,
              points: [
                [6, 30],
                [8, 40],
                [10, 100],
                [11, 260],
                [12, 560],
                [13, 650],
                [14, 580],
                [15, 280],
                [16, 110],
                [18, 30],
              ],
            },
          ],
          limit: { at: 200, name: 'Fixed threshold' },
        },
      ],
    },
    {
      title: 'Measure twice, subtract',
      figure: { value: '200 µs', counts: 'apart, and no lamp on the mains flickers so fast' },
      blocks: [
        {
          kind: 'text',
          text: 'The curves show the way out: the distance between them stays. Switch the LED off, read the light. Switch it on, read again. The difference is your own light coming back, whatever the sun does. The two readings have to be close together, because lamps on the mains flicker 100 times a second.',
        },
        {
          kind: 'code',
          caption:
            'Two readings 200 µs apart. The LED is on for a fifth of a millisecond, so it may be driven harder.',
          code: `static int reflected(void)
{
    int dark, lit;

    gpio_write(LED, 0);
    delay_us(200);
    dark = adc_read(PHOTO);

    gpio_write(LED, 1);
    delay_us(200);
    lit = adc_read(PHOTO);
    gpio_write(LED, 0);

    /* near the end of the scale */
    if (dark > 950) return BLINDED;
    return lit - dark;
}`,
        },
        {
          kind: 'text',
          text: 'Note the line about 950. Subtraction works only while the photodiode still has something to add. At the end of its scale both readings are the same, the difference is zero, and a naive program reports an empty belt. Say that you are blind instead.',
        },
        {
          kind: 'text',
          text: 'For this you need the LED on a pin of its own and the analogue signal of the photodiode. Our standard module keeps its LED lit and gives a yes or no, which is right indoors. For the packing line we used the same two parts on a small carrier.',
        },
      ],
    },
    {
      title: 'What fixed the packing line',
      figure: { value: '30 mm', counts: 'of black tube cost least and did most' },
      blocks: [
        {
          kind: 'text',
          text: 'In the end three measures were taken, and the cheapest did the most:',
        },
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'A black tube, 30 mm long, over the photodiode. It hides the skylight and most of the belt.',
            'The sensor turned by 20 degrees, so that it does not look into the mirror of a shiny box.',
            'Two readings and a subtraction.',
          ],
        },
        {
          kind: 'picture',
          image: moduleIrAbove,
          caption:
            'Clear LED and black photodiode at the edge of the module. The tube goes over the black one.',
        },
        {
          kind: 'table',
          caption: 'Which method for which place',
          head: ['Place', 'Our choice', 'Why'],
          rows: [
            ['Indoors, no sun', 'The module as it is', 'One wire, no code'],
            ['Sun at some hours', 'Tube and subtraction', 'Sun stays below the end of the scale'],
            ['Full sun', 'Receiver for 38 kHz bursts', 'Filters by colour and by frequency'],
            ['More than 80 cm', 'Light barrier or time of flight', 'Reflection falls off too fast'],
          ],
        },
        {
          kind: 'text',
          text: 'Dark boxes return a tenth of what white ones do, so test with the darkest you have. And test at noon.',
        },
      ],
    },
  ],
  closing: {
    title: 'What should your sensor see?',
    text: 'Tell us the object, the distance and the light. We measure it before you order.',
    action: { label: 'See the IR module', to: `${PRODUCTS}#ir` },
  },
};
