import { interfaceLending } from '../pictures/interface-lending.ts';
import { interfaceSites } from '../pictures/interface-sites.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import type { IndustryContent } from './industry-copy.ts';

export const banking: IndustryContent = {
  name: 'Banking',
  summary:
    'Apps for co-operative banks, monitoring of kiosk and ATM sites, and RPA for the back office, from one engineering team in Indore.',
  bannerTitle: 'For banks that still know their members by name',
  bannerDescription:
    'Co-operative and regional banks need what large ones have, at a size they can run. We write the app, automate the desk behind it and watch the machines that stand alone at night.',
  board: {
    inputs: ['door', 'mains, UPS', 'application', 'statement'],
    outputs: ['branch desk', 'member app', 'guard call', 'ledger'],
  },
  title: 'Trust is made of small things that work every day',
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
        'Software that moves figures between systems which were never meant to meet, and stops when something looks odd.',
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
        'Code, configuration and access examined before release, with findings your auditor can read.',
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
  ExploreTitle: 'At the counter, on the street, behind the door',
  arrangement: { services: 'pairs', solutions: 'ledger', reasons: 'beside' },
  solutions: [
    {
      image: interfaceLending,
      title: 'Co-operative bank app and loan desk',
      description:
        'Members apply from the phone with photographs of their papers. The desk sees what is complete and what is missing, the officer decides, and the member follows each step instead of asking at the counter.',
    },
    {
      image: interfaceSites,
      title: 'Kiosk and ATM site monitoring',
      description:
        'A board in the cabin watches door, heat, mains and battery, and can switch the air conditioner through a relay. It is separate from the machine and its network, so it still reports when the machine cannot.',
    },
    {
      image: 'back-office',
      title: 'RPA for the back office',
      description:
        'Robots key in mandates, match statements and prepare closing lists. Every step is logged with a picture of what was read, and whatever does not match waits for a person in the morning.',
    },
  ],
  whyChoose: {
    title: 'Why choose us for your bank',
    picture: officeMeeting,
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
    title: 'Start with the desk that stays late',
    description:
      'Tell us which list keeps people after closing time. We will say whether software should take it over.',
  },
};
