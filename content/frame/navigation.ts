import { moduleIr } from '../pictures/module-ir.ts';
import { moduleL293d } from '../pictures/module-l293d.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRf } from '../pictures/module-rf.ts';

/** Words of the header's menus and the footer; spec.md section 2. The client adds the addresses. */

/** `slug` is the last part of the page's address; `short` stands where there is room for one word only. */
type NavigationEntry = { slug: string; name: string; short: string };

/** A group of the Services menu: an overview page and the pages under it. */
export type ServiceGroup = {
  area: 'web' | 'mobile' | 'digital';
  name: string;
  text: string;
  /** A name in the icon sprite, here and below. */
  icon: string;
  entries: readonly NavigationEntry[];
};

export const serviceGroups: readonly ServiceGroup[] = [
  {
    area: 'web',
    name: 'Web development',
    text: 'Built for the browser',
    icon: 'globe',
    entries: [
      { slug: 'mean-development', name: 'MEAN development', short: 'MEAN' },
      { slug: 'nodejs-development', name: 'Node.js development', short: 'Node.js' },
      {
        slug: 'progressive-web-application-development',
        name: 'Progressive web apps',
        short: 'Progressive apps',
      },
      { slug: 'reactjs-development', name: 'React.js development', short: 'React.js' },
    ],
  },
  {
    area: 'mobile',
    name: 'Mobile app development',
    text: 'One team, both stores',
    icon: 'smartphone',
    entries: [
      { slug: 'android-app-development', name: 'Android apps', short: 'Android' },
      { slug: 'flutter-app-development', name: 'Flutter apps', short: 'Flutter' },
      { slug: 'ios-app-development', name: 'iOS apps', short: 'iOS' },
      { slug: 'react-native-app-development', name: 'React Native apps', short: 'React Native' },
    ],
  },
  {
    area: 'digital',
    name: 'Digital evolution',
    text: 'Less paper, less waiting',
    icon: 'workflow',
    entries: [
      { slug: 'iot-development', name: 'IoT development', short: 'IoT' },
      { slug: 'low-code-development', name: 'Low-code development', short: 'Low-code' },
      { slug: 'rpa-consulting-service', name: 'RPA consulting', short: 'RPA consulting' },
      { slug: 'digital-commerce', name: 'Digital commerce', short: 'Commerce' },
    ],
  },
];

/** Work that has no page of its own. */
export const serviceBlurbs = [
  {
    name: 'Product Engineering',
    text: 'Board, firmware, enclosure and app, owned by one team.',
    icon: 'cpu',
  },
  {
    name: 'Cybersecurity',
    text: 'Threat modelling and hardening before release, not after.',
    icon: 'shield-check',
  },
  {
    name: 'Consulting services',
    text: 'A second opinion on architecture, cost and timeline.',
    icon: 'compass',
  },
] as const;

/** What the phone's menu says of the same work, where there is no room for three paragraphs. */
export const serviceBlurbsInShort =
  'Also part of our work: Product Engineering, Cybersecurity and Consulting services.';

export const moduleCards = [
  {
    module: 'l293d',
    picture: moduleL293d,
    name: 'L293D motor driver module',
    text: 'Two DC motors, 600 mA a channel.',
  },
  {
    module: 'relay',
    picture: moduleRelay,
    name: 'Relay module',
    text: 'Switches 240 V AC from a 5 V supply.',
  },
  { module: 'ir', picture: moduleIr, name: 'IR sensor module', text: 'Sees an obstacle from 2.15 to 30 cm.' },
  {
    module: 'rf',
    picture: moduleRf,
    name: 'Radio frequency module',
    text: 'Four channels at 433 MHz, up to 60 m.',
  },
] as const;

export const learning = {
  title: 'Learn to build with these modules',
  text: 'Lessons for makers and students on our online learning site.',
  action: 'Apply',
  /** Read out after the action's word, so that the way out is announced. */
  actionSuffix: ' for online learning, opens another site',
} as const;

export const aboutEntries = [
  { page: 'about', name: 'About us', text: 'Mission, vision and values', icon: 'info' },
  { page: 'culture', name: 'Culture', text: 'How we work and celebrate', icon: 'coffee' },
  { page: 'leadership', name: 'Leadership', text: 'The people behind the work', icon: 'users' },
  { page: 'clients', name: 'Client Testimonials', text: 'Our work in clients’ words', icon: 'quote' },
  { page: 'career', name: 'Career', text: 'Open positions and how to apply', icon: 'briefcase' },
] as const;

/** `slug` keeps the spelling of the specification's links. */
export const industryEntries = [
  { slug: 'healthCare', name: 'Healthcare', text: 'Patient apps and connected devices', icon: 'heart-pulse' },
  { slug: 'automotive', name: 'Automotive', text: 'Telematics and workshop tools', icon: 'car' },
  { slug: 'education', name: 'Education', text: 'Learning platforms and campus systems', icon: 'school' },
  { slug: 'transportation', name: 'Transportation', text: 'Fleet tracking and ticketing', icon: 'truck' },
  { slug: 'banking', name: 'Banking', text: 'Mobile banking and onboarding', icon: 'landmark' },
] as const;

/** Lists of the footer that lead nowhere; decisions.md "Routes". */
export const footerServices = [
  'AI and ML',
  'Cyber Security services',
  'Cloud Application Development',
  'Digital Marketing',
  'Digital Transformation',
  'IoT Development',
  'Low Code Development',
  'Mobile App Development',
] as const;

export const footerSolutions = ['B2B Online Ordering App', 'Costing Automation and Control'] as const;
