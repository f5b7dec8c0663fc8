import { ABOUT, CAREER, CONTACT } from '#shared/paths.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { interfaceRepairAgent } from '../pictures/interface-repair-agent.ts';
import { moduleIr } from '../pictures/module-ir.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import { officeLab } from '../pictures/office-lab.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';

/** Copy and posts of /blogs (behaviour B1, B4). A post added to `posts` shows up by itself. */

export type BlogPost = {
  /** Also the post's anchor: /blogs#<id>. */
  id: string;
  title: string;
  /** One paragraph; what is longer than `previewCharacters` is cut until it is opened. */
  excerpt: string;
  image: PictureSource;
  category: 'Technology' | 'Development' | 'Design' | 'Security' | 'Mobile';
  /** `avatar` is an address of ours. */
  author: { name: string; avatar: string };
  /** As it is shown, for example 'Jan 15, 2024'. */
  publishDate: string;
  /** Minutes; kept with the post, not displayed. */
  readingTime: number;
  /** Where the story goes on, if it does. */
  link?: { label: string; to: string };
};

const author = { name: 'Tamra Works', avatar: '/icon.svg' };

export const blogs = {
  title: 'Blogs',
  description:
    'Stories from Tamra Works in Indore: machine learning on small devices, a workshop for local firms, a repair agent and firmware work.',
  heading: 'Latest Stories',
  subtitle:
    'Talks we gave, things we launched and people we are looking for, told by those who did the work.',
  featured: 'Featured Article',
  featuredBadge: 'Featured',
  recent: 'Recent Posts',
  more: 'More',
  less: 'Less',
  loadMore: 'Load More Articles',
  noneLeft: 'These are all our articles so far.',
  /** How many are shown at first, and how many more with each press. */
  recentAtATime: 4,
  /** Characters of an excerpt before it is cut. */
  previewCharacters: 120,
} as const;

/** The first one is featured; the others follow in this order. */
export const posts: readonly BlogPost[] = [
  {
    id: 'ai-ml-in-iot',
    title: 'What a sensor should decide by itself',
    excerpt:
      'Our conference talk on AI and machine learning in IoT kept to one question: which decisions belong on the board, and which can wait for the server? We showed a vibration sensor that sends a single line when a motor changes its tune, and the three attempts before it that sent far too much.',
    image: moduleIr,
    category: 'Technology',
    author,
    publishDate: 'Jan 15, 2024',
    readingTime: 6,
  },
  {
    id: 'firmware-talent',
    title: 'Firmware people wanted',
    excerpt:
      'We want to hear from people who write firmware and like to watch it run: C on small controllers, an oscilloscope within reach and the habit of reading the errata first. The work runs from our own motor and relay modules to the devices of clients, and the first task comes from a real board.',
    image: moduleRf,
    category: 'Development',
    author,
    publishDate: 'Mar 12, 2024',
    readingTime: 3,
    link: { label: 'See open jobs', to: CAREER },
  },
  {
    id: 'repair-agent',
    title: 'An agent that asks before it books',
    excerpt:
      'A washing machine beeps, and nobody remembers what the code means. Our appliance repair agent is live: it asks a few plain questions on the phone, says what can be tried at home, and books a visit only when one is needed, with the likely part already named for the technician.',
    image: interfaceRepairAgent,
    category: 'Mobile',
    author,
    publishDate: 'Feb 6, 2024',
    readingTime: 5,
    link: { label: 'Ask about an agent', to: CONTACT },
  },
  {
    id: 'business-readiness',
    title: 'Ready for the questions a buyer will ask',
    excerpt:
      'At a government workshop on business readiness we sat with owners of small firms from around Indore and went through what a buyer, a bank or an auditor wants to know: who may open which record, where the backups are, and what happens on the day the one computer with the costing sheet stops.',
    image: officeMeeting,
    category: 'Security',
    author,
    publishDate: 'Nov 21, 2023',
    readingTime: 4,
  },
  {
    id: 'company-profile',
    title: 'One office, from the board to the app above it',
    excerpt:
      'A profile of Tamra Works, in Indore since 2010, told along one product. It starts as a drawing of a board, gets its firmware two desks further, and ends as a screen that a line supervisor reads at six in the morning. What holds it together is that the people behind all three sit in one room.',
    image: officeLab,
    category: 'Design',
    author,
    publishDate: 'Oct 9, 2023',
    readingTime: 7,
    link: { label: 'About the company', to: ABOUT },
  },
];
