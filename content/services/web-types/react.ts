import { interfaceClosingScreen } from '../../pictures/interface/closing-screen.ts';
import type { WebTypeWords } from './web-type-copy.ts';

const bookings = {
  title: 'Bookings',
  rows: ['Tuesday, 10:30', 'Tuesday, 11:15', 'Wednesday, 09:00'],
  button: 'Book',
};

export const react: WebTypeWords = {
  title: 'React.js development',
  description:
    'React.js interfaces rendered on the server, typed and tested by role: product screens that can change every month.',
  hero: {
    title: 'React interfaces, rendered on the server first',
    lead: 'We use React for products whose interface is never finished. Small parts with clear edges, rendered on the server first, tested the way a person uses them.',
  },
  order: ['features', 'letters', 'code'],
  request: {
    title: 'GET /bookings on a slow 4G phone',
    legend: 'Moment after the request',
    screen: bookings,
    frames: [
      {
        at: 0,
        name: 'Loader.',
        text: 'The server asks for the data and begins to send the page before all of it is there.',
        shows: 'blank',
      },
      {
        at: 310,
        name: 'Streamed HTML.',
        text: 'Heading and first rows can be read, the third is on its way. No script of ours has run yet.',
        shows: 'words',
      },
      {
        at: 640,
        name: 'Complete page.',
        text: 'All rows and the form are there. Book works already, as a plain form.',
        shows: 'still',
      },
      {
        at: 1180,
        name: 'Hydrated.',
        text: 'React has taken over what it finds. A slot that is gone is now refused without a reload.',
        shows: 'live',
      },
    ],
  },
  letters: {
    layout: 'across',
    title: 'Our five rules for React',
    text: 'React leaves most decisions open. These are ours, and what each came to in the bookings above.',
    points: [
      {
        letter: 'R',
        title: 'Rendered first',
        text: 'The server sends whole pages, the same to a search engine and a slow phone.',
        code: '310 ms\nto the first row',
      },
      {
        letter: 'E',
        title: 'Effects last',
        text: 'What can be calculated is not stored. Few effects, and each says why it is there.',
        code: '2 effects\nin 41 components',
      },
      {
        letter: 'A',
        title: 'Accessible',
        text: 'Keyboard, screen reader and zoom are tried on each part before it may be used.',
        code: '0 faults\nby axe on 68 screens',
      },
      {
        letter: 'C',
        title: 'Components',
        text: 'A part has one job and one file. Its name is the word your team uses for it.',
        code: '58 lines\nin the longest file',
      },
      {
        letter: 'T',
        title: 'TypeScript',
        text: 'A changed field in the API shows up in the editor, not in front of a customer.',
        code: '3 errors\nif a field is renamed',
      },
    ],
  },
  features: {
    title: 'What keeps change affordable',
    text: 'Most of what an interface costs comes after its first version. These four keep that low.',
    layout: 'ledger',
    points: [
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
  rebrand: {
    kind: 'diff',
    name: 'tokens.css, new brand colour',
    caption: 'The whole change. 214 pictures of screens were compared, 214 were approved.',
    lines: [
      [' ', ':root {'],
      ['-', '  --accent: #0b6b53;'],
      ['-', '  --accent-dark: #3ed6a6;'],
      ['+', '  --accent: #a8500f;'],
      ['+', '  --accent-dark: #f2a65e;'],
      [' ', '  /* contrast 5.5 : 1 and 8.1 : 1 */'],
      [' ', '}'],
    ],
    turn: 'Apply the change',
    before: 'Both themes as they were.',
    after: 'Two lines, both themes, and nothing else on the screen.',
    screen: bookings,
  },
  codeSample: {
    title: 'A test a product owner can read',
    text: 'Nothing in it mentions a component, a class or a state. If this passes, a person can do it.',
    points: [
      'Fields are found by the label a visitor sees.',
      'The refusal is part of the test, not only the success.',
      'The same file is run with and without JavaScript.',
    ],
    codeAt: 'across',
    file: 'test/booking.test.ts',
    code: `test('a slot that is gone', async () => {
  await open('/book');
  await field('Name').fill('Asha');
  await choice('Tue, 10:30').pick();

  // Somebody else was faster.
  await bookings.take('Tue, 10:30');

  await button('Book').press();
  await seen('That slot is taken');
  await field('Name').holds('Asha');
});`,
  },
  workflow: {
    title: 'From its states to the screen',
    text: 'Each step ends with something you can click, open or count.',
    layout: 'pairs',
    points: [
      {
        title: 'Draw the states',
        text: 'Empty, loading, refused, long, and in a second language: every state of a screen is drawn, not only the usual one.',
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
  },
  closing: interfaceClosingScreen,
  cta: {
    title: 'Show us the screen people complain about',
    text: 'Send a screenshot and a sentence on what people do there. We answer with what we would try first.',
  },
};
