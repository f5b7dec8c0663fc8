import {
  CONTACT,
  DIGITAL_EVOLUTION,
  digitalTypePath,
  MOBILE_APP_DEVELOPMENT,
  PORTFOLIO,
  PRODUCTS,
  WEB_DEVELOPMENT,
} from '#shared/paths.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { heroBoard } from '../pictures/hero/board.ts';
import { heroNode } from '../pictures/hero/node.ts';
import { interfaceCloud } from '../pictures/interface/cloud.ts';
import { interfacePosterMl } from '../pictures/interface/poster-ml.ts';
import { interfacePosterMobile } from '../pictures/interface/poster-mobile.ts';
import { interfacePosterRobot } from '../pictures/interface/poster-robot.ts';
import { interfacePosterWeb } from '../pictures/interface/poster-web.ts';
import { interfaceRegister } from '../pictures/interface/register.ts';
import { moduleIrAbove } from '../pictures/module/ir-above.ts';
import { moduleL293dAbove } from '../pictures/module/l293d-above.ts';
import { moduleRelayAbove } from '../pictures/module/relay-above.ts';
import { moduleRfAbove } from '../pictures/module/rf-above.ts';

/** Copy and lists of the home page's first view, and of its testimonials; headings, captions and card titles are fixed (behaviour H1 to H10). */

type HeroWords = {
  picture: PictureSource;
  heading: string;
  /** Begins the paragraph, larger than the rest of it and than the heading. */
  line: string;
  text: string;
  /** The first is the filled button. */
  actions: readonly { label: string; to: string }[];
};

export type Service = {
  /** A detail of one thing of the kind that was built. */
  picture: PictureSource;
  title: string;
  subtitle: string;
  /** Three of the four lead to the web development page (behaviour H4). */
  route: string;
};

export const home = {
  title: 'electronics, firmware and software from Indore',
  description:
    'Circuit boards, firmware, web and mobile apps and the cloud behind them, from one engineering team in Indore, India. At work since 2010.',
  heroLabel: 'What we do',
  clientsLabel: 'Clients we work with',
  services: {
    heading: 'Our Services',
    title: 'Software from the people who build the board',
    line: 'We provide innovative solutions to help you build a truly digital workplace.',
    caption: 'Explore More',
  },
  boards: {
    heading: 'Four boards of our own, to try before you order',
    text: 'Switch them on the page and read their pins, ratings and wiring.',
    action: 'Try the boards',
    list: [
      { name: 'L293D motor driver module', picture: moduleL293dAbove },
      { name: 'Relay module', picture: moduleRelayAbove },
      { name: 'IR sensor module', picture: moduleIrAbove },
      { name: 'RF module', picture: moduleRfAbove },
    ],
  },
  testimonials: {
    heading: 'What clients say once it runs',
    label: 'Testimonials',
    all: 'All client testimonials',
    loading: 'Loading testimonials...',
    failed: 'Failed to fetch testimonials',
    /** Characters of a quote before it is cut. */
    previewCharacters: 100,
  },
} as const;

export const heroSlides: readonly [HeroWords, ...HeroWords[]] = [
  {
    picture: heroBoard,
    heading: 'Tamra Works',
    line: 'From the circuit board to the cloud',
    text: 'We design the module, write its firmware and ship the web and mobile apps on it. One team in Indore, since 2010.',
    actions: [
      { label: 'Start a project', to: CONTACT },
      { label: 'See our modules', to: PRODUCTS },
    ],
  },
  {
    picture: heroNode,
    heading: 'IoT & Embedded Systems',
    line: 'Keeps measuring without a network',
    text: 'Boards, radios and firmware that keep each reading and its time, and report once the network is back.',
    actions: [{ label: 'Build a device', to: digitalTypePath('iot-development') }],
  },
  {
    picture: interfaceRegister,
    heading: 'Empowering Digital Transformation',
    line: 'The paper register, on one screen',
    text: 'Phone calls and copied spreadsheets too: software that your staff like to use.',
    actions: [
      { label: 'What we change', to: DIGITAL_EVOLUTION },
      { label: 'Past work', to: PORTFOLIO },
    ],
  },
  {
    picture: interfaceCloud,
    heading: 'Cloud Solutions',
    line: 'Servers sized for the load you have',
    text: 'Backups that we restore as a test, alarms that reach somebody, a bill you can read.',
    actions: [
      { label: 'Talk to us', to: CONTACT },
      { label: 'Web development', to: WEB_DEVELOPMENT },
    ],
  },
];

export const services: readonly Service[] = [
  {
    picture: interfacePosterWeb,
    title: 'Web Development',
    subtitle: 'MEAN, Node.js, React and progressive web apps',
    route: WEB_DEVELOPMENT,
  },
  {
    picture: interfacePosterMobile,
    title: 'Mobile Development',
    subtitle: 'Android, iOS, Flutter and React Native',
    route: MOBILE_APP_DEVELOPMENT,
  },
  {
    picture: interfacePosterMl,
    title: 'AI/ML Collection',
    subtitle: 'Hears a worn bearing, reads an invoice',
    route: WEB_DEVELOPMENT,
  },
  {
    picture: interfacePosterRobot,
    title: 'Digital Evolution',
    subtitle: 'Low-code, RPA, commerce and IoT programmes',
    route: WEB_DEVELOPMENT,
  },
];
