import { officeDesk } from '../../pictures/office-desk.ts';
import type { WebTypeWords } from './web-type-copy.ts';

export const react: WebTypeWords = {
  description:
    'React.js interfaces rendered on the server, typed and tested by role: product screens that can change every month.',
  hero: {
    title: 'Screens you can change without fear',
    lead: 'We use React for products whose interface is never finished. Small parts with clear edges, rendered on the server first, tested the way a person uses them.',
  },
  path: {
    label: 'A page, from the request to the first tap',
    stops: [
      { ref: 'U1', name: 'Loader', note: 'Asks for the data a screen needs' },
      { ref: 'U2', name: 'Server render', note: 'Complete HTML, readable as it arrives' },
      { ref: 'U3', name: 'Hydration', note: 'The same parts, now with behaviour' },
      { ref: 'S1', name: 'First tap', note: 'Answered by what is already there' },
    ],
  },
  letters: {
    title: 'Five letters we hold ourselves to',
    text: 'React leaves most decisions open. These are the ones we have made, so that every project reads alike.',
    items: [
      {
        letter: 'R',
        name: 'Rendered first',
        text: 'The server sends a whole page. Search engines and slow phones get the same words.',
      },
      {
        letter: 'E',
        name: 'Effects last',
        text: 'What can be worked out is not stored. Few effects, and each says why it is there.',
      },
      {
        letter: 'A',
        name: 'Accessible',
        text: 'Keyboard, screen reader and zoom are tried on each part before it may be used.',
      },
      {
        letter: 'C',
        name: 'Components',
        text: 'A part has one job and one file. Its name is the word your team uses for it.',
      },
      {
        letter: 'T',
        name: 'TypeScript',
        text: 'A changed field in the API shows up in the editor and not at the customer.',
      },
    ],
  },
  features: {
    title: 'Made to be changed',
    text: 'The first version is the cheapest one. These four keep the twentieth affordable.',
    picture: officeDesk,
    cards: [
      {
        icon: 'pencil-ruler',
        title: 'A design system in code',
        text: 'Colours, spacing and states live in tokens. A new brand is a small, reviewable change.',
      },
      {
        icon: 'search',
        title: 'Pages that get found',
        text: 'Real addresses, titles and markup from the server, for the public part of your product.',
      },
      {
        icon: 'eye',
        title: 'Tests by what is seen',
        text: 'A test looks for the button named Save, so it survives a rewrite of everything behind it.',
      },
      {
        icon: 'package',
        title: 'Small downloads',
        text: 'Each page brings its own code only. A budget in the build stops us when it grows.',
      },
    ],
  },
  codeSample: {
    title: 'A test a product owner can read',
    text: 'Nothing in it mentions a component, a class or a state. If this passes, a person can do it.',
    points: [
      'Fields are found by the label a visitor sees.',
      'The refusal is part of the test, not only the success.',
      'The same file is run with and without JavaScript.',
    ],
    file: 'test/booking.test.ts',
    code: `test('keeps what was typed when a slot is gone', async () => {
  await open('/book');
  await field('Name').fill('Asha Verma');
  await choice('Tuesday, 10:30').pick();

  // Somebody else was faster.
  await bookings.take('Tuesday, 10:30');

  await button('Book').press();
  await seen('That slot has just been taken');
  await field('Name').holds('Asha Verma');
});`,
  },
  workflow: [
    {
      title: 'Draw the states',
      text: 'Empty, loading, refused, long, and in a second language. Most screens have six states and one drawing.',
      result: 'A clickable prototype',
    },
    {
      title: 'Build the parts',
      text: 'Buttons, fields and tables come first, each in both themes and at 320 pixels.',
      result: 'A catalogue you can open',
    },
    {
      title: 'Assemble the screens',
      text: 'Screens go to a preview address as they are made, and you comment where you see something.',
      result: 'A preview per change',
    },
    {
      title: 'Measure in use',
      text: 'We measure loading and response times on your visitors’ own devices, and fix what got slower first.',
      result: 'Numbers from real phones',
    },
  ],
  cta: {
    title: 'Show us the screen that hurts',
    text: 'Send a screenshot and a sentence on what people do there. We answer with what we would try first.',
  },
};
