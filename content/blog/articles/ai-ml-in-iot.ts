import { digitalTypePath } from '#shared/paths.ts';
import { interfaceVibration } from '../../pictures/interface/vibration.ts';
import type { Article } from '../article-blocks.ts';

export const article: Article = {
  description:
    'Which decisions of a vibration sensor belong on the board and which on a server: four versions compared by data sent and delay.',
  sections: [
    {
      blocks: [
        {
          kind: 'text',
          text: 'A motor that is about to fail says so weeks earlier, in its vibration. The question of our talk was not whether a model can hear it. It was where that model should run, and what leaves the board.',
        },
        {
          kind: 'text',
          text: 'We brought a conveyor motor of 1,450 revolutions a minute, an accelerometer glued to its end shield, and four versions of the same product. Each version answers the same question: does this motor still sound like itself?',
        },
      ],
    },
    {
      title: 'Four versions compared',
      figure: {
        value: '19.2 kB',
        counts: 'every second, from one accelerometer, before anything is left out',
      },
      blocks: [
        {
          kind: 'text',
          text: 'The accelerometer gives 3,200 readings a second on each of three axes, two bytes a reading. That is 19.2 kB every second, before any packaging. The table follows those bytes.',
        },
        {
          kind: 'table',
          caption:
            'One sensor for one day, payload only. Computed from the sampling rate and the message sizes.',
          head: ['Version', 'What is sent', 'A day', 'Found out after'],
          rows: [
            ['1', 'Every reading', '1.66 GB', 'seconds'],
            ['2', 'One second of readings each minute', '27.6 MB', 'a minute'],
            ['3', '32 frequency bands each minute', '276 kB', 'a minute'],
            ['4', 'One line on a change, one an hour', '1 kB', 'ten minutes'],
          ],
        },
        {
          kind: 'text',
          text: 'Version 1 is right in a laboratory, where nobody knows yet which frequencies matter. We used it for nine days to collect the data that everything else was built on. On a mobile connection it is a bill and a hot modem.',
        },
        {
          kind: 'text',
          text: 'Version 2 looks like a bargain until a fault appears only when the belt is loaded, and the loaded minute falls between two samples. Version 3 moves the Fourier transform onto the board: 1,024 points take a Cortex-M4 a few milliseconds. Version 4 also moves the decision.',
        },
      ],
    },
    {
      title: 'What the board decides',
      figure: { value: '77 Hz', counts: 'where a worn race of this bearing rings' },
      blocks: [
        {
          kind: 'text',
          text: 'A worn outer race rings each time a ball passes over the pit. For a bearing with eight balls that is roughly 0.4 × 8 × the shaft speed, here 77 Hz. The board compares each band with what it learnt in its first week on this very motor.',
        },
        {
          kind: 'chart',
          isWide: true,
          caption:
            'The spectrum of the demonstration motor, simplified: healthy in the first week, and with the damaged bearing we fitted for the talk.',
          description:
            'Two spectra from 0 to 200 hertz. Both have a peak at 24 hertz, the shaft speed. The damaged bearing adds a high peak at 77 hertz and a lower one at 154 hertz.',
          x: { name: 'Frequency, Hz', from: 0, to: 200, ticks: [0, 50, 100, 150, 200] },
          y: { name: 'Velocity, mm/s', from: 0, to: 3, ticks: [0, 1, 2, 3] },
          lines: [
            {
              name: 'First week',
              points: [
                [0, 0.1],
                [20, 0.15],
                [24, 1.3],
                [28, 0.2],
                [46, 0.15],
                [49, 0.45],
                [52, 0.15],
                [77, 0.2],
                [110, 0.15],
                [154, 0.18],
                [200, 0.12],
              ],
            },
            {
              name: 'Damaged bearing',
              isFaint: true,
              points: [
                [0, 0.15],
                [20, 0.25],
                [24, 1.5],
                [28, 0.3],
                [46, 0.25],
                [49, 0.6],
                [52, 0.25],
                [72, 0.35],
                [77, 2.6],
                [82, 0.4],
                [110, 0.3],
                [149, 0.35],
                [154, 1.3],
                [159, 0.35],
                [200, 0.25],
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: 'Three decisions stay on the board, as they must work offline:',
        },
        {
          kind: 'list',
          items: [
            'Is the machine running at all? A stopped motor is no anomaly.',
            'Has a band stayed above its limit for ten minutes? One knock from a pallet truck is no bearing fault.',
            'Is the change bad enough to close a relay and light the lamp at the machine?',
          ],
        },
      ],
    },
    {
      title: 'What can wait for the server',
      figure: { value: '9', counts: 'products later: start with the decision, then choose the model' },
      blocks: [
        {
          kind: 'text',
          text: 'Everything that needs a second machine to compare with: trends over months, the same bearing in twelve plants, the guess at how many weeks are left. So does every new version of the model. The server also asks for ten seconds of raw readings whenever the board has raised a flag, so that a person can look at what the model heard.',
        },
        {
          kind: 'picture',
          image: interfaceVibration,
          caption:
            'What a person sees then, with invented figures: the flag, the line of that hour and the readings behind it.',
        },
        {
          kind: 'text',
          text: 'That last point drew most questions. A model that nobody can question is switched off after its first false alarm. One that sends its evidence along gets a second chance.',
        },
        {
          kind: 'text',
          text: 'Our rule of thumb after nine such products: start with the decision, ask who acts on it and how quickly, and only then choose the model. A limit on one frequency band would have found this bearing too. The model was needed on the motors that change speed.',
        },
      ],
    },
  ],
  closing: {
    title: 'A machine to keep an ear on?',
    text: 'Tell us its speed, how it fails today and who would act on a warning.',
    action: { label: 'How we build IoT products', to: digitalTypePath('iot-development') },
  },
};
