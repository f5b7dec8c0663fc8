import type { PictureSource } from '#shared/picture-source.ts';
import { heroCloud } from '../pictures/hero-cloud.ts';
import { heroCompany } from '../pictures/hero-company.ts';
import { heroDigital } from '../pictures/hero-digital.ts';
import { heroEmbedded } from '../pictures/hero-embedded.ts';

/** Words and lists of the home page; spec.md section 2, "Home". Headings, captions and card titles are the specification's. */

type HeroWords = {
  picture: PictureSource;
  heading: string;
  text: string;
  /** The first is the filled button. */
  actions: readonly { label: string; to: 'contact' | 'products' | 'digital' | 'iot' | 'portfolio' | 'web' }[];
};

export type Service = {
  /** Which of the small drawings stands on the card. */
  image: 'browser' | 'phones' | 'model' | 'process';
  title: string;
  subtitle: string;
  /** As in spec.md: three of the four lead to the web development page. */
  route: 'web' | 'mobile';
};

export const home = {
  title: 'electronics, firmware and software from Indore',
  description:
    'Circuit boards, firmware, web and mobile apps and the cloud behind them, from one engineering team in Indore, India. At work since 2010.',
  heroLabel: 'What we do',
  clientsLabel: 'Clients we work with',
  services: {
    heading: 'Our Services',
    line: 'We provide innovative solutions to help you build a truly digital workplace.',
    caption: 'Explore More',
  },
  about: {
    heading: 'One team, from the circuit board to the app store',
    paragraphs: [
      'Many a product fails between two suppliers: the board is fine, the app is fine, and nobody owns the gap. We have worked on both sides of it in Indore since 2010.',
      'The people who lay out your board sit across the table from the people who write its firmware, its server and its app. When something breaks, there is one team to call.',
    ],
    action: 'Contact Us',
    more: 'About the company',
  },
  figures: {
    projects: 'projects delivered',
    satisfaction: 'client satisfaction',
    years: 'years of engineering',
  },
  testimonials: {
    heading: 'What clients say once it runs',
    label: 'Testimonials',
    all: 'All client testimonials',
    loading: 'Loading testimonials...',
    failed: 'Failed to fetch testimonials',
  },
  help: { heading: 'How We Can Help You' },
  why: {
    heading: 'Why Choose the Team',
    lead: 'Six steps, in the order in which you will meet them.',
  },
  closing: {
    title: 'Bring the board, the bug or the idea',
    text: 'Send a sketch, a fault report or one sentence. The engineer who would do the work reads it and answers.',
    action: 'Start a project',
  },
  blogs: {
    heading: 'Latest Blogs',
    all: 'All stories',
    more: 'Read More',
    less: 'Show Less',
  },
} as const;

export const heroSlides: readonly [HeroWords, ...HeroWords[]] = [
  {
    picture: heroCompany,
    heading: 'Tamra Works',
    text: 'We design the module, write its firmware and ship the web and mobile apps that run on it. One engineering team in Indore, since 2010.',
    actions: [
      { label: 'Start a project', to: 'contact' },
      { label: 'See our modules', to: 'products' },
    ],
  },
  {
    picture: heroEmbedded,
    heading: 'IoT & Embedded Systems',
    text: 'Boards, radios and firmware that go on measuring when the network drops, and say so when it is back.',
    actions: [
      { label: 'Build a device', to: 'iot' },
      { label: 'See our modules', to: 'products' },
    ],
  },
  {
    picture: heroDigital,
    heading: 'Empowering Digital Transformation',
    text: 'Registers, phone calls and copied spreadsheets turn into software that your staff would choose to use.',
    actions: [
      { label: 'What we change', to: 'digital' },
      { label: 'Past work', to: 'portfolio' },
    ],
  },
  {
    picture: heroCloud,
    heading: 'Cloud Solutions',
    text: 'Servers sized for the load you have, with backups somebody has restored and a bill that you can read.',
    actions: [
      { label: 'Talk to us', to: 'contact' },
      { label: 'Web development', to: 'web' },
    ],
  },
];

export const services: readonly Service[] = [
  {
    image: 'browser',
    title: 'Web Development',
    subtitle: 'MEAN, Node.js, React and progressive web apps.',
    route: 'web',
  },
  {
    image: 'phones',
    title: 'Mobile Development',
    subtitle: 'Android, iOS, Flutter and React Native.',
    route: 'mobile',
  },
  {
    image: 'model',
    title: 'AI/ML Collection',
    subtitle: 'Models that run in the cloud or on the device.',
    route: 'web',
  },
  {
    image: 'process',
    title: 'Digital Evolution',
    subtitle: 'Low-code, RPA, commerce and IoT programmes.',
    route: 'web',
  },
];
