import {
  CAREER,
  CULTURE,
  digitalTypePath,
  LEADERSHIP,
  MOBILE_APP_DEVELOPMENT,
  PRODUCTS,
  WEB_DEVELOPMENT,
} from '#shared/paths.ts';
import { company } from '../company.ts';
import { eventDiwali } from '../pictures/event/diwali.ts';
import { eventDiwaliLamp } from '../pictures/event/diwali-lamp.ts';
import { eventGaneshChaturthi } from '../pictures/event/ganesh-chaturthi.ts';
import { eventHoliAbove } from '../pictures/event/holi-above.ts';
import { eventHoliBowls } from '../pictures/event/holi-bowls.ts';
import { eventIndependenceDayKites } from '../pictures/event/independence-day-kites.ts';
import { eventIndependenceDayPennants } from '../pictures/event/independence-day-pennants.ts';
import { officePantry } from '../pictures/office/pantry.ts';

/** Copy of /about. */
export const about = {
  title: 'About',
  description:
    'Tamra Works in Indore designs circuit boards, writes their firmware and ships the web and mobile apps above them, since 2010.',
  heading: 'Boards, firmware and apps from one office in Indore',
  lead: 'Tamra is the Sanskrit word for copper. Since 2010 we have designed circuit boards, written their firmware and shipped the web and mobile apps above them.',
  figures: [
    { value: String(company.founded), label: 'our first board, on one soldering station' },
    { value: company.figures.projects, label: 'projects delivered and accepted since 2010' },
    { value: '20', label: 'people who sign the work by name' },
    { value: '4', label: 'modules of our own, each with its data sheet' },
  ],
  purpose: {
    title: 'Mission and vision',
    statements: [
      {
        name: 'Mission',
        text: 'Build electronics and the software above them as one product, so that nobody who uses it has to know where one ends and the other begins.',
      },
      {
        name: 'Vision',
        text: 'A city in the middle of India where a sensor, its firmware and the app that reads it are made under one roof, by people who stay to repair them.',
      },
    ],
  },
  who: {
    title: 'Who we are',
    lead: 'We are electronics, firmware, web and mobile engineers in one office in Indore. A question about a pin goes across a room, and a fault that could be on either side is looked at by both.',
    more: 'Clients come to us with a device that needs an app, an app that needs a device, or a process that still runs on paper. We also sell four modules of our own, with drawings, wiring examples and data sheets.',
    stackLabel: 'What we build, from the app down to the board',
    layers: [
      {
        ref: 'L4',
        name: 'App',
        text: 'Web and mobile, in React, Flutter and native code.',
        to: MOBILE_APP_DEVELOPMENT,
        link: 'Mobile apps',
      },
      {
        ref: 'L3',
        name: 'Cloud',
        text: 'Services, storage and models that keep what devices report.',
        to: WEB_DEVELOPMENT,
        link: 'Web development',
      },
      {
        ref: 'L2',
        name: 'Firmware',
        text: 'Drivers, radio links and updates that survive a power cut.',
        to: digitalTypePath('iot-development'),
        link: 'IoT development',
      },
      {
        ref: 'L1',
        name: 'Board',
        text: 'Schematic, layout and the modules we sell.',
        to: PRODUCTS,
        link: 'Electronics modules',
      },
    ],
  },
  values: {
    title: 'Four core values, and what they mean at work',
    list: [
      {
        name: 'Integrity',
        text: 'We write down what we measured, including the run that failed. When an estimate changes, the reason comes with it.',
        figure: '2nd',
        counts:
          'mould for Railmate Signals, which we paid for: the first enclosure let water in, and we said so first.',
      },
      {
        name: 'Innovation',
        text: 'We test a new part on the bench before we design it in. Where the older one is cheaper and lasts longer, we say so and use it.',
        figure: '½',
        counts: 'of what Malwa Textiles asked for was already in its own software. We built the other half.',
      },
      {
        name: 'Collaboration',
        text: 'Firmware, web and mobile engineers read each other’s changes, and the client reads the plan before we start on it.',
        figure: '0',
        counts: 'meetings needed when harvest.io took over our code.',
      },
      {
        name: 'Excellence',
        text: 'Every board is tested by somebody other than its designer before it ships. Code follows the same rule.',
        figure: '1st',
        counts: 'day at the test house: Nordlicht Sensorik passed the immunity standard.',
      },
    ],
  },
  gallery: {
    title: 'Office activities',
    text: 'Teatime, and the festivals we keep. Open a picture to see it in full.',
    label: 'Pictures of office activities',
    pictures: [
      { picture: officePantry, caption: 'Carrom at teatime, with the queen still on the board' },
      { picture: eventDiwaliLamp, caption: 'The lamp in the middle is lit last' },
      { picture: eventIndependenceDayPennants, caption: 'Pennants over the roofs of Vijay Nagar' },
      { picture: eventHoliAbove, caption: 'Six colours, and some already spilt' },
      { picture: eventGaneshChaturthi, caption: 'The altar at Ganesh Chaturthi, with modaks' },
      { picture: eventDiwali, caption: 'Rangoli and lamps on Diwali evening' },
      { picture: eventIndependenceDayKites, caption: 'Kites on the roof, before the wind came up' },
      { picture: eventHoliBowls, caption: 'The first pinch is pink' },
    ],
  },
  place: {
    title: 'Come to the long table',
    text: 'Bring the device, the drawing or the fault. Tell us a day ahead, and the right engineer will be at the table.',
    write: 'Write to us',
    card: 'Indore office',
    links: [
      { question: 'Who you will meet', to: LEADERSHIP, label: 'Leadership' },
      { question: 'How we spend the year', to: CULTURE, label: 'Culture' },
      { question: 'A desk of your own', to: CAREER, label: 'Open jobs' },
    ],
  },
} as const;
