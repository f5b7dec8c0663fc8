import type { WebType } from '#shared/slugs.ts';

/** Copy of /web-development. */
export const webDevelopment = {
  title: 'Web development',
  description:
    'Portals, dashboards and back-office software built and run by one team in Indore, with fees you can read line by line.',

  hero: {
    label: 'Web development',
    title: 'Web software for people who have work to finish',
    lead: 'Portals, dashboards and back-office systems, from the database to the last button. We design them, build them and answer the phone when they are in use.',
    action: 'Get Started',
    fees: 'How we charge',
    path: {
      label: 'The path of one request, from the button to the database',
      stops: [
        { ref: 'U1', name: 'Browser', note: 'A page that works before its script does' },
        { ref: 'U2', name: 'Edge', note: 'Encryption, cache, rate limit' },
        { ref: 'U3', name: 'Application', note: 'Who are you, and may you do this' },
        { ref: 'U4', name: 'Database', note: 'All of it, or none of it' },
      ],
    },
  },

  work: {
    title: 'What we do',
    text: 'Most of our web work sits between a company and the people it serves: somebody orders, books, measures or approves, and somebody else has to act on it. We take the whole of that, including the parts nobody sees.',
    items: [
      {
        icon: 'users',
        name: 'Customer and dealer portals',
        text: 'Orders, invoices, service requests and documents behind one login, on the phone a dealer already has.',
      },
      {
        icon: 'chart-line',
        name: 'Dashboards for devices',
        text: 'Readings from our boards or yours, stored, plotted and turned into an alarm a person can act on.',
      },
      {
        icon: 'layout-dashboard',
        name: 'Back-office systems',
        text: 'Stock, costing, planning and approvals for teams that have outgrown a shared spreadsheet.',
      },
      {
        icon: 'git-branch',
        name: 'APIs and integrations',
        text: 'Payment, accounting, maps, messaging and the old system that is not going anywhere this year.',
      },
      {
        icon: 'wrench',
        name: 'Taking over existing code',
        text: 'We read it, get its tests running, and tell you what to keep before we propose to replace anything.',
      },
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
        text: 'Installable and usable without a network. For people who work where the signal does not.',
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
    text: 'You speak with the people who do the work. There is no relay of account managers between your question and the code.',
    principle: 'Whoever estimates a piece of work also builds it.',
    roles: [
      { role: 'Lead engineer', answers: 'The estimate, the architecture and the weekly call with you.' },
      {
        role: 'Interface engineer',
        answers: 'Every screen, at every width, with a keyboard and with a screen reader.',
      },
      {
        role: 'Server engineer',
        answers: 'Data, permissions, integrations and what happens when one of them fails.',
      },
      { role: 'Designer', answers: 'The order of things on a screen, tried on people who will use it.' },
      { role: 'Test engineer', answers: 'Saying no to a release, with the reason in writing.' },
      {
        role: 'Operations engineer',
        answers: 'Releases, backups that have been restored once, and the alarm at night.',
      },
    ],
  },

  fees: {
    title: 'Fees you can check',
    text: 'We work under three models. Every estimate names the model, lists the work line by line and says what is left out, before you sign anything.',
    models: [
      {
        name: 'Fixed price',
        text: 'One sum for a scope that is written down. It suits a first version, a migration or anything where you can say what done means.',
      },
      {
        name: 'Monthly team',
        text: 'The same people every month for one fee. It suits a product that is in use and has a list of wishes longer than its budget.',
      },
      {
        name: 'Time and materials',
        text: 'You pay for the hours on the time sheet. It suits research, rescue work and code that nobody has read for a while.',
      },
    ],
    caption: 'What each model includes',
    rowHeading: 'Point',
    everyModel: 'All three',
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
      { name: 'Mending our own mistakes', cells: ['Included', 'Included', 'Included'] },
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
        'The time a new person of ours needs to read the code',
      ],
    },
  },

  cta: {
    title: 'Ask for an estimate',
    text: 'Tell us what the software has to do and who will use it. You get questions first, then a written estimate that you may show to anyone.',
    action: 'Get Started',
  },
} as const;
