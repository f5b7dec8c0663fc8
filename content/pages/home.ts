/** Words and lists of the home page; spec.md section 2, "Home". Headings, captions and card titles are the specification's. */

type HeroWords = {
  key: 'company' | 'embedded' | 'digital' | 'cloud';
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

export type HelpTopic = {
  id: string;
  label: string;
  icon: string;
  image: 'support' | 'relay' | 'security' | 'analytics';
  heading: string;
  text: string;
  points: readonly string[];
  link: { label: string; to: 'contact' | 'products' };
};

export type ProcessItem = {
  id: string;
  title: string;
  text: string;
  image: 'meeting' | 'driver' | 'bench' | 'clinic' | 'desk' | 'terrace';
  caption: string;
};

export type BlogCard = {
  id: number;
  title: string;
  /** May contain line breaks. */
  description: string;
  image: 'sensor' | 'repair' | 'radio';
  date: string;
  /** The same day for machines, YYYY-MM-DD. */
  day: string;
  hoverMessage: string;
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
    key: 'company',
    heading: 'Tamra Works',
    text: 'We design the module, write its firmware and ship the web and mobile apps that run on it. One engineering team in Indore, since 2010.',
    actions: [
      { label: 'Start a project', to: 'contact' },
      { label: 'See our modules', to: 'products' },
    ],
  },
  {
    key: 'embedded',
    heading: 'IoT & Embedded Systems',
    text: 'Boards, radios and firmware that go on measuring when the network drops, and say so when it is back.',
    actions: [
      { label: 'Build a device', to: 'iot' },
      { label: 'See our modules', to: 'products' },
    ],
  },
  {
    key: 'digital',
    heading: 'Empowering Digital Transformation',
    text: 'Registers, phone calls and copied spreadsheets turn into software that your staff would choose to use.',
    actions: [
      { label: 'What we change', to: 'digital' },
      { label: 'Past work', to: 'portfolio' },
    ],
  },
  {
    key: 'cloud',
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

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'technical-support',
    label: 'Technical Support',
    icon: 'headset',
    image: 'support',
    heading: 'Somebody who knows your system, at any hour',
    text: 'Support runs 24/7. The engineer on call has the schematics, the code and the log of your last release open, so you never begin by describing your own product.',
    points: [
      'One owner for a fault until it is closed',
      'Hardware and software from one team',
      'The cause in writing once it is found',
    ],
    link: { label: 'Talk to support', to: 'contact' },
  },
  {
    id: 'product-information',
    label: 'Product Information',
    icon: 'package-search',
    image: 'relay',
    heading: 'The figures before you order',
    text: 'Each of our modules is published with its specification, its features and a drawing. If the load, the range or the supply makes you doubt, ask the engineer who laid out the board.',
    points: [
      'Supply, current, range and size in one table',
      'Dimensions you can check your case against',
      'A plain answer when a module does not fit',
    ],
    link: { label: 'See the four modules', to: 'products' },
  },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    icon: 'shield-check',
    image: 'security',
    heading: 'Fewer doors, and a record of each',
    text: 'We go through who can sign in, what faces the internet and which library has a known flaw. Then we close what can be closed and watch what has to stay open.',
    points: [
      'Access reviewed with you, name by name',
      'Firmware updates that are signed',
      'Findings in order of risk, with the fix beside each',
    ],
    link: { label: 'Ask for a review', to: 'contact' },
  },
  {
    id: 'data-and-analytics',
    label: 'Data and Analytics',
    icon: 'chart-line',
    image: 'analytics',
    heading: 'From a reading to a decision',
    text: 'A chart earns its place when somebody acts on it. We collect readings from machines, counters and apps, clean them, and show each person the few numbers they answer for.',
    points: [
      'Sensors, registers and old spreadsheets in one place',
      'Missing readings shown as missing',
      'Exports your own analysts can use',
    ],
    link: { label: 'Show us your data', to: 'contact' },
  },
];

export const processItems: readonly ProcessItem[] = [
  {
    id: 'listen',
    title: 'Listen before drawing',
    text: 'We start at your counter, your field or your production line, with the people who will use the thing. The first drawing comes after that visit.',
    image: 'meeting',
    caption: 'Where the first questions are asked',
  },
  {
    id: 'agree',
    title: 'Agree on what done means',
    text: 'Each feature gets a test written in plain words, and you sign those instead of a slide deck. When the test passes, the feature is done; until then it is not.',
    image: 'desk',
    caption: 'Code and board layout, side by side',
  },
  {
    id: 'prove',
    title: 'Prove it on real hardware',
    text: 'Drivers, radios and apps run against the board they are meant for, with the supply pulled and the motor stalled on purpose. You get the log, including the runs that failed.',
    image: 'bench',
    caption: 'Bench software with sample data',
  },
  {
    id: 'ship',
    title: 'Ship in small steps',
    text: 'You get something to use early, in a test account of your own, and then again after each step. A wrong turn costs one step.',
    image: 'clinic',
    caption: 'An early release with sample data',
  },
  {
    id: 'hand-over',
    title: 'Hand over the keys',
    text: 'Source, schematics and accounts are in your name from the first day. Your own engineers can build and flash everything without us.',
    image: 'driver',
    caption: 'L293D motor driver module, our layout',
  },
  {
    id: 'stay',
    title: 'Stay reachable',
    text: 'After the launch the same people answer the phone, day and night. They remember why the code is the way it is.',
    image: 'terrace',
    caption: 'Office terrace, Indore, after hours',
  },
];

/** Titles and dates are those of the same stories in content/pages/blogs.ts. */
export const blogCards: readonly BlogCard[] = [
  {
    id: 1,
    title: 'What a sensor should decide by itself',
    description:
      'Notes from our conference talk on AI and machine learning in IoT.\nWhen does a model belong on the board, and when in the cloud?\n\nThe short answer: decide on the board whatever has to happen without a network, and send the rest.',
    image: 'sensor',
    date: 'Jan 15, 2024',
    day: '2024-01-15',
    hoverMessage: 'Read what we said at the talk',
  },
  {
    id: 2,
    title: 'An agent that books the repair',
    description:
      'The repair agent we launched for an appliance service asks a few plain questions.\nIt names the likely part and books a visit only when one is needed.\n\nIt hands over to a person whenever the customer wants one.',
    image: 'repair',
    date: 'Feb 06, 2024',
    day: '2024-02-06',
    hoverMessage: 'See how the agent came about',
  },
  {
    id: 3,
    title: 'We are looking for firmware people',
    description:
      'C on small controllers, an oscilloscope within reach\nand the habit of reading the errata first: if that is you, write to us.\n\nBring a project that you finished, and one that you did not.',
    image: 'radio',
    date: 'Mar 12, 2024',
    day: '2024-03-12',
    hoverMessage: 'See what the work is like',
  },
];
