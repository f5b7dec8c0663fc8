import type { WebType } from '#shared/slugs.ts';
import { interfaceAnalytics } from '../pictures/interface/analytics.ts';
import { interfaceClassroom } from '../pictures/interface/classroom.ts';
import { interfaceClinic } from '../pictures/interface/clinic.ts';
import { interfaceClosingEstimate } from '../pictures/interface/closing-estimate.ts';
import { interfaceDeviceRoles } from '../pictures/interface/device-roles.ts';
import { interfaceLending } from '../pictures/interface/lending.ts';

/** Copy of /web-development. */
export const webDevelopment = {
  title: 'Web development',
  description:
    'Portals, dashboards and internal tools built and run by one team in Indore, with fees you can read line by line.',

  hero: {
    label: 'Web development',
    title: 'Portals, dashboards and internal tools',
    lead: 'One team designs it, builds it and answers the phone when it is in use. Pages meet WCAG 2.2 AA, and we try them with a keyboard, a screen reader and no JavaScript.',
    fees: 'How we charge',
    picture: interfaceDeviceRoles,
    request: {
      title: 'One order, from the button and back',
      hint: 'Open a station to see what happens there. The 46\u00a0ms that no bar shows are the network, in an example on 4G.',
      total: 164,
      stations: [
        {
          ref: 'U1',
          name: 'Browser',
          from: 0,
          took: 6,
          text: 'The form is checked where it is filled in. It is an ordinary form, so it is sent even if our script has failed.',
          log: 'POST /orders, 2.1 kB',
        },
        {
          ref: 'U2',
          name: 'Edge',
          from: 44,
          took: 3,
          text: 'Encryption ends here. Pages that are alike for everyone are answered from the cache; an order is passed on.',
          log: 'TLS 1.3, cache: pass, rate: 3 of 60 a minute',
        },
        {
          ref: 'U3',
          name: 'Application server',
          from: 52,
          took: 19,
          text: 'Who are you, may you do this, and is the order complete? Each refusal says what was expected.',
          log: 'dealer 408, role: buyer, credit left: yes',
        },
        {
          ref: 'U4',
          name: 'Database',
          from: 61,
          took: 7,
          text: 'Order, lines and stock are written in one transaction: all of it or none of it.',
          log: 'BEGIN, 3 inserts, 4 updates, COMMIT',
        },
        {
          ref: 'J1',
          name: 'Answer',
          from: 74,
          took: 90,
          text: 'The page comes back with the number of the order. The email leaves afterwards, from its own queue.',
          log: '201 Created, reference 24-0817',
        },
      ],
    },
  },

  work: {
    title: 'What we do',
    text: 'Most of our web work sits between a company and the people it serves: somebody orders, books, measures or approves, and somebody else has to act on it. We take the whole of that, including the parts nobody sees.',
    layout: 'ledger',
    points: [
      {
        icon: 'users',
        title: 'Customer and dealer portals',
        text: 'Orders, invoices, service requests and documents behind one login, on the phone a dealer already has.',
      },
      {
        icon: 'chart-line',
        title: 'Dashboards for devices',
        text: 'Readings from our boards or yours, stored, plotted and turned into an alarm a person can act on.',
      },
      {
        icon: 'layout-dashboard',
        title: 'Back-office systems',
        text: 'Stock, costing, planning and approvals for teams that have outgrown a shared spreadsheet.',
      },
      {
        icon: 'git-branch',
        title: 'APIs and integrations',
        text: 'Payment, accounting, maps, messaging and the old system that has to stay for now.',
      },
      {
        icon: 'wrench',
        title: 'Taking over existing code',
        text: 'We read it, get its tests running, and tell you what to keep before we propose to replace anything.',
      },
    ],
  },

  shown: {
    label: 'Four of them, in daily use',
    screens: [
      { id: 'loan-desk', name: 'Vindhya Co-operative Bank, loan desk', picture: interfaceLending },
      { id: 'moulding-energy', name: 'Satpura Auto Trims, energy per part', picture: interfaceAnalytics },
      { id: 'clinic-day', name: 'Sehat Clinics, queue', picture: interfaceClinic },
      { id: 'circuits-course', name: 'Studyloop, circuits course', picture: interfaceClassroom },
    ],
  },

  types: {
    title: 'Four ways to build it',
    text: 'The stack follows from what the software has to do and who looks after it later. These are the four we know from end to end.',
    items: [
      {
        type: 'mean-development',
        mark: 'MEAN',
        name: 'MEAN development',
        text: 'Angular in front, Express and Node.js behind, MongoDB below. For large internal tools with many forms and roles.',
      },
      {
        type: 'nodejs-development',
        mark: 'NODE',
        name: 'Node.js development',
        text: 'APIs, device gateways and live connections. For services that wait on many things at once.',
      },
      {
        type: 'progressive-web-application-development',
        mark: 'PWA',
        name: 'Progressive web applications',
        text: 'Installable and usable without a network. For people who work without a signal.',
      },
      {
        type: 'reactjs-development',
        mark: 'REACT',
        name: 'React.js development',
        text: 'Rich screens from well-tested parts. For products whose interface changes every month.',
      },
    ] satisfies { type: WebType; mark: string; name: string; text: string }[],
  },

  team: {
    title: 'The team on your project',
    text: 'You speak with the people who do the work. No account manager stands between your question and the code.',
    principle: 'The engineer who estimates a piece of work also builds it.',
    evidence: {
      kind: 'log',
      name: 'dealer portal, week 6 of 10',
      caption: 'An example of the log you read: every line carries a name, and every decision its reason.',
      lines: [
        ['Mon 10:10', 'Lead: credit limit moved before the price list, as agreed on Friday'],
        ['Mon 16:40', 'Server: limit checked in the same transaction as the order', 'good'],
        ['Tue 11:05', 'Design: buyer missed the limit in 3 of 5 trials, so it moved up'],
        ['Wed 15:30', 'Interface: order page passes axe and a keyboard run', 'good'],
        ['Thu 12:20', 'Test: refused. Two browsers can order the same last unit', 'bad'],
        ['Thu 17:55', 'Server: stock is reserved with the order, test added', 'good'],
        ['Fri 14:00', 'Operations: live on your test address, backup restored in 4 min'],
      ],
    },
    layout: 'columns',
    points: [
      { title: 'Lead engineer', text: 'The estimate, the architecture and the weekly call with you.' },
      {
        title: 'Interface engineer',
        text: 'Every screen, at every width, with a keyboard and with a screen reader.',
      },
      {
        title: 'Server engineer',
        text: 'Data, permissions, integrations and what happens when one of them fails.',
      },
      { title: 'Designer', text: 'The order of things on a screen, tried on people who will use it.' },
      { title: 'Test engineer', text: 'Whether a release goes out, with the reason in writing.' },
      {
        title: 'Operations engineer',
        text: 'Releases, backups that have been restored once, and the alarm at night.',
      },
    ],
  },

  fees: {
    title: 'Fees you can check',
    text: 'We work under three models. Every estimate names the model, lists the work line by line and says what is left out, before you sign anything.',
    models: [
      {
        name: 'Fixed price',
        price: '₹6 to 15 lakh',
        unit: 'for most first versions',
        text: 'One sum for a scope that is written down. It suits a first version, a migration or anything where you can say what done means. An app for both stores costs about half\u00a0as\u00a0much\u00a0again.',
      },
      {
        name: 'Monthly team',
        price: '₹3.5 lakh',
        unit: 'a month for two people, and up',
        text: 'The same people every month for one fee. It suits a product in use whose wish list is longer than its budget.',
      },
      {
        name: 'Time and materials',
        price: '₹1,800 to 2,900',
        unit: 'an hour',
        text: 'You pay for the hours on the time sheet. It suits research, rescue work and code that nobody has read for a while.',
      },
    ],
    caption: 'What each model includes',
    rowHeading: 'What is agreed',
    rows: [
      {
        name: 'How the price is set',
        cells: [
          'One sum, from the written scope',
          'One fee a month for a named team',
          'Hours, at the rates in the contract',
        ],
      },
      {
        name: 'When you are invoiced',
        cells: [
          'At milestones that you have accepted',
          'At the end of each month',
          'Monthly, with the time sheet attached',
        ],
      },
      {
        name: 'When the scope changes',
        cells: [
          'A written change, priced before anyone starts on it',
          'You change the order of the list, the fee stays',
          'You tell us, and the plan changes with you',
        ],
      },
      {
        name: 'When work takes longer',
        cells: [
          'Our cost, for the scope as written',
          'The list moves, the fee stays',
          'Your cost, up to the cap you set',
        ],
      },
      { name: 'Design, code, review and tests', cells: ['Included', 'Included', 'On the time sheet'] },
      { name: 'Fixing our own mistakes', cells: ['Included'] },
      { name: 'Source code and its history', cells: ['Yours from the first commit, in your own repository'] },
      {
        name: 'Care after launch',
        cells: ['A separate agreement', 'Included while the team runs', 'On the time sheet'],
      },
      {
        name: 'Hosting, domains and licences',
        cells: ['In your name, and paid by you to the provider'],
      },
    ],
    never: {
      title: 'Never on the invoice',
      items: [
        'The first call, the estimate and the questions before it',
        'Handing the project over, to you or to another company',
        'A commission on hosting, licences or parts',
        'The time a new engineer of ours needs to read the code',
      ],
    },
  },

  closing: interfaceClosingEstimate,
  cta: {
    title: 'Ask for an estimate',
    text: 'Tell us what the software has to do and who will use it. You get questions first, then a written estimate that you may show to anyone.',
  },
} as const;
