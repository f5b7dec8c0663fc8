import { interfaceLending } from '../pictures/interface/lending.ts';
import { interfaceSites } from '../pictures/interface/sites.ts';
import type { IndustryContent } from './industry-copy.ts';

export const banking: IndustryContent = {
  name: 'Banking',
  summary:
    'Apps for co-operative banks, monitoring of kiosk and ATM sites, and RPA for the back office, from one engineering team in Indore.',
  bannerTitle: 'Apps, automation and site monitoring for banks',
  bannerDescription:
    'Co-operative and regional banks need what large ones have, at a size they can run. We write the app, automate the desk behind it and watch the machines that stand alone at night.',
  result: {
    figure: 'From 9 working days to 2',
    of: 'A loan file at Vindhya Co-operative Bank',
    project: 'loan-desk',
  },
  board: {
    chip: 'rules',
    sensors: [
      {
        input: 'mains, UPS',
        at: [67, 236],
        value: 'mains 0 V, UPS 86%',
        signal: 'cut',
        rule: 'On battery for 15 min, the site tells you how long it lasts and who is nearest.',
        feeds: 1,
        reaches: 0,
      },
      {
        input: 'door',
        at: [228, 246],
        value: 'opened 23:41:05',
        signal: 'contact',
        rule: 'Not on the cash list: the guard is called within 10 s, and again after 60 s.',
        feeds: 1,
        reaches: 2,
      },
      {
        input: 'loan file',
        at: [292, 246],
        value: 'loan 4471, 5 of 6',
        signal: 'steps',
        rule: 'The desk sees what is missing, and the member is asked once, for all of it.',
        feeds: 0,
        reaches: 1,
      },
      {
        input: 'statement',
        at: [454, 206],
        value: '212 lines, 209 match',
        signal: 'bits',
        rule: 'Matched overnight. The three that do not match wait for a person, with the reason.',
        feeds: 2,
        reaches: 3,
      },
    ],
    outputs: ['branch desk', 'member app', 'guard call', 'ledger'],
  },
  title: 'Software and site electronics for banks',
  description:
    'A passbook that agrees with the app. A kiosk that is not out of order on pension day. A loan paper that is read on the day it is handed in. We work on these, beside the core banking system you already have, and change it as little as possible.',
  services: [
    {
      icon: 'credit-card',
      title: 'Member apps',
      description:
        'Balances, transfers and applications for Android and iOS, through your core system’s interfaces.',
    },
    {
      icon: 'workflow',
      title: 'Robotic process automation',
      description:
        'Software that moves figures between systems without an interface, and stops when something looks odd.',
    },
    {
      icon: 'eye',
      title: 'Site monitoring boards',
      description: 'Door, temperature, mains and battery at every kiosk, on a line of its own.',
    },
    {
      icon: 'shield-check',
      title: 'Security reviews',
      description:
        'Code, configuration and access examined before release: against OWASP ASVS and, where cards are involved, PCI DSS.',
    },
    {
      icon: 'file-text',
      title: 'Reports on time',
      description:
        'Returns and reconciliations assembled overnight, with each number traceable to its source.',
    },
    {
      icon: 'headset',
      title: 'Support around the clock',
      description: 'Engineers who know the installation, on the telephone on holidays too.',
    },
  ],
  ExploreTitle: 'Three systems: branch, kiosk and back office',
  arrangement: { services: 'pairs', solutions: 'splits' },
  solutions: [
    {
      image: interfaceLending,
      title: 'Co-operative bank app and loan desk',
      description:
        'Members apply from the phone with photographs of their papers. The desk sees what is complete and what is missing, the officer decides, and the member follows each step instead of asking at the counter.',
      facts: [
        ['A decision', 'in 2 working days, was 9'],
        ['A file', 'five steps, a name at each'],
        ['In use by', '31 officers, 12 branches'],
      ],
    },
    {
      image: interfaceSites,
      title: 'Kiosk and ATM site monitoring',
      description:
        'A board in the cabin watches door, heat, mains and battery, and can switch the air conditioner through a relay. It is separate from the machine and its network, so it still reports when the machine cannot.',
      facts: [
        ['Watched', 'door, heat, mains, battery'],
        ['Its line', 'apart from the machine'],
        ['Relay', '10 A at 240 V'],
      ],
    },
    {
      image: 'back-office',
      title: 'RPA for the back office',
      description:
        'Robots key in mandates, match statements and prepare closing lists. Every step is logged with a picture of what was read, and whatever does not match waits for a person in the morning.',
      facts: [
        ['A closing list', '212 lines in 15 min'],
        ['Matched', '209, to the paisa'],
        ['Left for a person', '3, settled by 08:12'],
      ],
    },
  ],
  whyChoose: {
    figure: '209 of 212',
    of: 'lines of a statement matched overnight, to the paisa. Three waited for a person.',
    labels: [
      [82.2, 44, '2 amounts differ'],
      [38.7, 96.2, '1 name unknown'],
    ],
    evidence: {
      kind: 'log',
      name: 'robot-ledger-2, closing list',
      caption:
        'An example with made-up accounts: each line keeps who, what, when and the picture that was read.',
      lines: [
        ['21:00:04', 'signed in with its own account, least rights', 'note'],
        ['21:00:31', 'statement read, 212 lines'],
        ['21:00:58', 'ledger of the day read, 211 entries'],
        ['21:14:50', '209 matched to the paisa', 'good'],
        ['21:14:51', '3 left: 2 amounts differ, 1 name unknown', 'bad'],
        ['21:15:02', 'report stored, nothing booked without a person'],
        ['21:15:04', 'signed out', 'note'],
        ['08:05:11', 'A. Joshi opened the list', 'note'],
        ['08:12:40', 'A. Joshi: 3 of 3 settled', 'good'],
        ['08:12:41', 'S. Nair approved, list closed', 'good'],
      ],
    },
    reasons: [
      {
        title: 'Your core system stays',
        description: 'We build around it, through interfaces its maker supports.',
      },
      {
        title: 'Two pairs of eyes',
        description: 'No change reaches production without a second engineer’s review and your approval.',
      },
      {
        title: 'Nothing real in testing',
        description: 'Development runs on generated members, accounts and papers.',
      },
      {
        title: 'Plain language',
        description: 'Messages about money are written with branch staff, in the words members use.',
      },
      {
        title: 'Hardware and software together',
        description: 'The board in the cabin and the dashboard for it come from one drawing.',
      },
      {
        title: 'A way out',
        description: 'Sources, build scripts and run books are handed over with each release.',
      },
    ],
  },
  talk: {
    title: 'Which list takes longest to close?',
    description:
      'Tell us what keeps people after closing time. We will say whether software should take it over.',
  },
};
