import type { PictureSource } from '#shared/picture-source.ts';
import {
  type Client,
  chambal,
  kaveri,
  nimbusCold,
  satpura,
  sehat,
  stBrigid,
  studyloop,
  taptiFinance,
  vindhya,
} from '../clients.ts';
import { interfaceAnalytics } from '../pictures/interface/analytics.ts';
import { interfaceBench } from '../pictures/interface/bench.ts';
import { interfaceClassroom } from '../pictures/interface/classroom.ts';
import { interfaceClinic } from '../pictures/interface/clinic.ts';
import { interfaceColdStore } from '../pictures/interface/cold-store.ts';
import { interfaceLending } from '../pictures/interface/lending.ts';
import { interfaceSecurity } from '../pictures/interface/security.ts';
import { interfaceWorkshop } from '../pictures/interface/workshop.ts';
import type { CaseSlug } from './case-slugs.ts';

/** In the order of the filter. */
export const PORTFOLIO_CATEGORIES = ['healthcare', 'automotive', 'education', 'banking'] as const;
export type PortfolioCategory = (typeof PORTFOLIO_CATEGORIES)[number];

/** Copy of /portfolio. */
export const portfolio = {
  title: 'Portfolio',
  description:
    'Work by Tamra Works for healthcare, automotive, education and banking: boards, firmware, web and mobile apps. Tell us about your project.',
  heading: 'Portfolio',
  lead: 'Nine devices, services and apps in daily use: what the client needed, what we built, and one result with how it was measured.',
  filter: 'Show projects in',
  all: 'All',
  categories: {
    healthcare: 'Healthcare',
    automotive: 'Automotive',
    education: 'Education',
    banking: 'Banking',
  } satisfies Record<PortfolioCategory, string>,
  projectsTitle: 'Projects',
  /** Says how many are shown, for example '2 projects in Healthcare'. */
  counted: (count: number, category?: string) =>
    `${count} ${count === 1 ? 'project' : 'projects'}${category ? ` in ${category}` : ''}`,
  built: 'What we built',
  client: 'Client',
  result: 'Result',
  /** The links of a card to its industry, and to healthcare where that is another. */
  industry: (category: string) => `More for ${category.toLowerCase()}`,
  healthcare: 'See also healthcare',
  routeAlt: 'Drawing of a bus route through a grid of streets, with its stops and the bus halfway.',
  banner: {
    title: 'Project in Mind',
    text: 'A sketch, a parts list or one sentence about the problem is enough to begin with. An engineer reads it.',
    write: 'Tell us about it',
  },
  enquiry: {
    title: 'Send an enquiry',
    text: 'All fields are required.',
    directTitle: 'Or reach us directly',
    location: 'India',
    social: 'Follow the work',
  },
};

export const projects = [
  {
    id: 'school-bus',
    title: 'School bus times on a parent’s phone',
    client: stBrigid,
    category: 'education',
    year: 2025,
    summary:
      'Each bus carries a tracker that stores its positions through a dead spot and sends them later. Parents see when the bus reaches their stop.',
    built: ['Tracker firmware', 'parents’ app', 'route editor'],
    result: {
      figure: 'A third of the calls to the office',
      measured: 'Call list of one term against the same term a year earlier',
    },
    picture: 'drawing-route',
  },
  {
    id: 'loan-desk',
    title: 'Loan files decided in two working days',
    client: vindhya,
    category: 'banking',
    year: 2026,
    summary:
      'We went through every step of a loan with the bank, dropped three that nobody needed and automated the rest. The officer still decides.',
    built: ['Loan desk', 'document reading', 'audit log'],
    result: {
      figure: 'From 9 working days to 2',
      measured: 'Median of 212 loan files, application to approval',
    },
    picture: interfaceLending,
  },
  {
    id: 'clinic-day',
    title: 'A clinic day on one screen',
    client: sehat,
    category: 'healthcare',
    year: 2026,
    summary:
      'Reception worked from a paper register and a telephone. Tokens, rooms and video visits now stand in one list that the whole clinic reads.',
    built: ['Appointment app', 'reception screen', 'queue service'],
    result: {
      figure: '4 taps to close a visit, 11 before',
      measured: 'Counted at reception over two days, before and after',
    },
    picture: interfaceClinic,
  },
  {
    id: 'workshop-diagnosis',
    title: 'Charging faults found in the bay',
    client: chambal,
    category: 'automotive',
    year: 2025,
    summary:
      'A clamp-on logger records a car while it stands in the bay. The mechanic sees on a tablet whether alternator, strap or battery is at fault.',
    built: ['Logger board', 'firmware', 'workshop app'],
    result: {
      figure: '38% fewer alternators fitted',
      measured: 'Part orders of six bays, a year before against a year after',
    },
    picture: interfaceWorkshop,
  },
  {
    id: 'vaccine-store',
    title: 'Alarms for vaccine cold rooms',
    client: nimbusCold,
    category: 'healthcare',
    year: 2024,
    summary:
      'Relay boards watch compressors and doors in stores that hold vaccines. The duty phone rings while an open door can still be closed.',
    built: ['Relay board', 'gateway', 'alarm dashboard'],
    result: {
      figure: 'Open doors found in 90 s',
      measured: 'Median of 340 alarms in the first year, from the gateway’s log',
    },
    picture: interfaceColdStore,
  },
  {
    id: 'moulding-energy',
    title: 'Energy use per moulded part',
    client: satpura,
    category: 'automotive',
    year: 2024,
    summary:
      'Meters on two lines and the compressors report every minute. The plant sees what one door trim costs in power, shift by shift.',
    built: ['Meter gateway', 'data service', 'plant dashboard'],
    result: {
      figure: '0.42 kWh a part, 0.47 before',
      measured: 'Calibrated class 1 meters, 12 weeks before and after',
    },
    picture: interfaceAnalytics,
  },
  {
    id: 'circuits-course',
    title: 'A circuits course with a motor kit',
    client: studyloop,
    category: 'education',
    year: 2023,
    summary:
      'Pupils wire our motor driver to a small car and hand in their readings online. The teacher sees who is stuck before the lesson ends.',
    built: ['Classroom kit', 'course site', 'teacher’s view'],
    result: {
      figure: '16 of 24 motors turn in lesson 6',
      measured: 'Seat records of eleven classes; 9 of 24 with the printed sheet',
    },
    picture: interfaceClassroom,
  },
  {
    id: 'access-review',
    title: 'Sign-ins reviewed as they happen',
    client: taptiFinance,
    category: 'banking',
    year: 2025,
    summary:
      'Unusual sign-ins to the finance portal are slowed, refused or passed to a person, and the auditor can read back each decision.',
    built: ['Access service', 'review screen', 'monthly report'],
    result: {
      figure: '6 minutes to contain',
      measured: 'Median of 14 cases in 2025, from the first refused sign-in to the reset',
    },
    picture: interfaceSecurity,
  },
  {
    id: 'motor-bench',
    title: 'An endurance rig for window motors',
    client: kaveri,
    category: 'automotive',
    year: 2023,
    summary:
      'Window-lift motors start, stall and recover all night while the rig logs current and temperature. The report is ready in the morning.',
    built: ['Test rig', 'driver board', 'result viewer'],
    result: {
      figure: '1,150 starts a night',
      measured: 'Logged by the rig; a person with a stopwatch managed 60 a day',
    },
    picture: interfaceBench,
  },
] as const satisfies readonly {
  id: CaseSlug;
  title: string;
  client: Client;
  category: PortfolioCategory;
  year: number;
  summary: string;
  built: readonly string[];
  /** One figure, and how it was measured. */
  result: { figure: string; measured: string };
  picture: PictureSource | 'drawing-route';
}[];
