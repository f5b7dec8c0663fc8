import {
  ABOUT,
  API_DOCS,
  appTypePath,
  BLOGS,
  CAREER,
  CLIENTS,
  CONTACT,
  CULTURE,
  DIGITAL_EVOLUTION,
  digitalTypePath,
  industryPath,
  LEADERSHIP,
  MOBILE_APP_DEVELOPMENT,
  PORTFOLIO,
  PRIVACY,
  PRODUCTS,
  WEB_DEVELOPMENT,
  webTypePath,
} from '#shared/paths.ts';
import { ROOT_DIGITAL_TYPES } from '#shared/slugs.ts';
import { moduleIr } from '../pictures/module/ir.ts';
import { moduleL293d } from '../pictures/module/l293d.ts';
import { moduleRelay } from '../pictures/module/relay.ts';
import { moduleRf } from '../pictures/module/rf.ts';

/** Copy and addresses of the header's menus and the footer. */

/** Of a name, its first words, `short`, stand where there is room for few. */
type NavigationEntry = { to: string; name: string; short: string };

/** A group of the Services menu: an overview page and the pages under it. */
export type ServiceGroup = {
  to: string;
  name: string;
  text: string;
  entries: readonly NavigationEntry[];
};

export const serviceLinks: readonly ServiceGroup[] = [
  {
    to: WEB_DEVELOPMENT,
    name: 'Web development',
    text: 'Sites, portals and web apps',
    entries: [
      { to: webTypePath('mean-development'), name: 'MEAN development', short: 'MEAN' },
      { to: webTypePath('nodejs-development'), name: 'Node.js development', short: 'Node.js' },
      {
        to: webTypePath('progressive-web-application-development'),
        name: 'Progressive web apps',
        short: 'Progressive web',
      },
      { to: webTypePath('reactjs-development'), name: 'React.js development', short: 'React.js' },
    ],
  },
  {
    to: MOBILE_APP_DEVELOPMENT,
    name: 'Mobile app development',
    text: 'Android and iOS, one team',
    entries: [
      { to: appTypePath('android-app-development'), name: 'Android apps', short: 'Android' },
      { to: appTypePath('flutter-app-development'), name: 'Flutter apps', short: 'Flutter' },
      { to: appTypePath('ios-app-development'), name: 'iOS apps', short: 'iOS' },
      { to: appTypePath('react-native-app-development'), name: 'React Native apps', short: 'React Native' },
    ],
  },
  {
    to: DIGITAL_EVOLUTION,
    name: 'Digital evolution',
    text: 'IoT, automation, commerce',
    entries: [
      { to: digitalTypePath('iot-development'), name: 'IoT development', short: 'IoT' },
      { to: digitalTypePath('low-code-development'), name: 'Low-code development', short: 'Low-code' },
      { to: digitalTypePath('rpa-consulting-service'), name: 'RPA consulting', short: 'RPA consulting' },
      { to: digitalTypePath('digital-commerce'), name: 'Digital commerce', short: 'Digital commerce' },
    ],
  },
];

/** Work that has no page of its own. */
export const serviceBlurbs = {
  title: 'Also part of our work',
  list: [
    {
      name: 'Product Engineering',
      text: 'Board, firmware, enclosure and app, owned by one team',
    },
    {
      name: 'Cybersecurity',
      text: 'Threat modelling and hardening before release, not after',
    },
    {
      name: 'Consulting services',
      text: 'A second opinion on architecture, cost and timeline',
    },
  ],
} as const;

/** What the phone's menu says of the same work, where there is no room for three paragraphs. */
export const serviceBlurbsInShort =
  'Also part of our work: Product Engineering, Cybersecurity and Consulting services';

export const moduleCards = [
  {
    module: 'l293d',
    picture: moduleL293d,
    name: 'L293D motor driver module',
    text: 'Two DC motors, 600 mA per channel',
  },
  {
    module: 'relay',
    picture: moduleRelay,
    name: 'Relay module',
    text: 'Switches 240 V AC from a 5 V supply',
  },
  {
    module: 'ir',
    picture: moduleIr,
    name: 'IR sensor module',
    text: 'Detects an obstacle from 2.15 to 30 cm',
  },
  {
    module: 'rf',
    picture: moduleRf,
    name: 'Radio frequency module',
    text: 'Four channels at 433 MHz, up to 60 m',
  },
] as const;

export const learning = {
  title: 'Learn to build with these modules',
  text: 'Lessons for makers and students on our online learning site',
  action: 'Apply',
  /** Read out after the action's word, so that the way out is announced. */
  actionSuffix: ' for online learning, opens another site',
} as const;

export const aboutLinks = [
  { to: ABOUT, name: 'About us', text: 'Mission, vision and values' },
  { to: CULTURE, name: 'Culture', text: 'How we work and celebrate' },
  { to: LEADERSHIP, name: 'Leadership', text: 'Who leads the work' },
  { to: CLIENTS, name: 'Client Testimonials', text: 'Clients on working with us' },
  { to: CAREER, name: 'Career', text: 'Open positions and how to apply' },
] as const;

export const industryLinks = [
  {
    to: industryPath('healthCare'),
    name: 'Healthcare',
    text: 'Patient apps and connected devices',
  },
  { to: industryPath('automotive'), name: 'Automotive', text: 'Telematics and workshop tools' },
  {
    to: industryPath('education'),
    name: 'Education',
    text: 'Learning platforms and campus systems',
  },
  {
    to: industryPath('transportation'),
    name: 'Transportation',
    text: 'Fleet tracking and ticketing',
  },
  { to: industryPath('banking'), name: 'Banking', text: 'Mobile banking and onboarding' },
] as const;

/** Lists of the footer that are plain text (behaviour N14). */
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

export type MenuId = 'services' | 'products' | 'about' | 'industries';

/** A top entry with a panel; `to` is the overview page its word leads to, `covers` where its section begins. */
export type Menu = { id: MenuId; name: string; to: string; covers: readonly string[] };

export const menus: readonly Menu[] = [
  {
    id: 'services',
    name: 'Services',
    to: WEB_DEVELOPMENT,
    covers: [...serviceLinks.map(({ to }) => to), ...ROOT_DIGITAL_TYPES.map((type) => `/${type}`)],
  },
  { id: 'products', name: 'Products', to: PRODUCTS, covers: [PRODUCTS] },
  { id: 'about', name: 'About Us', to: ABOUT, covers: [ABOUT, CULTURE, LEADERSHIP, CLIENTS] },
  { id: 'industries', name: 'Industries', to: industryPath('healthCare'), covers: ['/industries'] },
];

export const plainLinks = [
  { name: 'Portfolio', to: PORTFOLIO, covers: [PORTFOLIO] },
  { name: 'Blogs', to: BLOGS, covers: [BLOGS] },
  { name: 'Career', to: CAREER, covers: [CAREER, '/careers'] },
] as const;

export const quickLinks = [
  { name: 'Contact', to: CONTACT },
  { name: 'Portfolio', to: PORTFOLIO },
  { name: 'Products', to: PRODUCTS },
  { name: 'Blogs', to: BLOGS },
  { name: 'Privacy', to: PRIVACY },
  { name: 'API', to: API_DOCS },
] as const;
