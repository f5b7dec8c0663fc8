import type { PictureSource } from '#shared/picture-source.ts';
import { company } from '../company.ts';
import { interfaceCoverAiMlInIot } from '../pictures/interface/cover-ai-ml-in-iot.ts';
import { interfaceCoverBusinessReadiness } from '../pictures/interface/cover-business-readiness.ts';
import { interfaceCoverCompanyProfile } from '../pictures/interface/cover-company-profile.ts';
import { interfaceCoverFirmwareTalent } from '../pictures/interface/cover-firmware-talent.ts';
import { interfaceCoverInvoiceRobot } from '../pictures/interface/cover-invoice-robot.ts';
import { interfaceCoverIrSensorInSunlight } from '../pictures/interface/cover-ir-sensor-in-sunlight.ts';
import { interfaceCoverL293dBrownOut } from '../pictures/interface/cover-l293d-brown-out.ts';
import { interfaceCoverOfflineQueue } from '../pictures/interface/cover-offline-queue.ts';
import { interfaceCoverRelayContacts } from '../pictures/interface/cover-relay-contacts.ts';
import { interfaceCoverRepairAgent } from '../pictures/interface/cover-repair-agent.ts';
import { interfaceCoverSignedUpdates } from '../pictures/interface/cover-signed-updates.ts';
import type { ArticleSlug } from './article-slugs.ts';

/** The posts of /blogs (behaviour B1, B4). One added here, in article-slugs.ts and in articles/ shows up by itself. */

export type BlogPost = {
  /** Also the article's address, /blogs/<id>, and the card's anchor, /blogs#<id>. */
  id: ArticleSlug;
  title: string;
  /** One paragraph, longer than `previewCharacters`: what follows a whole thought there is cut until it is opened. */
  excerpt: string;
  image: PictureSource;
  category: 'Technology' | 'Development' | 'Design' | 'Security' | 'Mobile';
  /** Of all posts the company; `avatar` is an address of ours. */
  author: { name: string; avatar: string };
  /** As it is shown, for example 'Nov 6, 2026'. */
  publishDate: string;
  /** Minutes, at 170 words a minute; not displayed on /blogs. */
  readingTime: number;
};

const author = { name: company.name, avatar: '/apple-touch-icon.png' };

/** Newest first: the first one is featured, the others follow. */
export const posts: readonly [BlogPost, ...BlogPost[]] = [
  {
    id: 'ai-ml-in-iot',
    title: 'What a sensor should decide by itself',
    excerpt:
      'Where does a decision belong: on the board itself, or on a server far away? Conference visitors heard both from us. Examples came with it: a vibration sensor that sends one line when a motor begins to sound different, and the three versions before it that sent far too much.',
    image: interfaceCoverAiMlInIot,
    category: 'Technology',
    author,
    publishDate: 'Nov 6, 2026',
    readingTime: 4,
  },
  {
    id: 'firmware-talent',
    title: 'The bench task we give to firmware engineers',
    excerpt:
      'We are hiring firmware engineers, who write C and read the errata first. Candidates get a task with its fault left in. Interviewers listen for what you rule out while you look for it, with an oscilloscope within reach.',
    image: interfaceCoverFirmwareTalent,
    category: 'Development',
    author,
    publishDate: 'Oct 23, 2026',
    readingTime: 3,
  },
  {
    id: 'repair-agent',
    title: 'An agent that asks before it books',
    excerpt:
      'A washing machine beeps, and nobody at home knows what the code means. Technicians did; now an appliance agent does. Callers answer a few plain questions, hear what can be tried at home, and get a visit only when one is needed, with the likely part already named for the technician.',
    image: interfaceCoverRepairAgent,
    category: 'Mobile',
    author,
    publishDate: 'Oct 9, 2026',
    readingTime: 4,
  },
  {
    id: 'business-readiness',
    title: 'Ready for the questions a buyer will ask',
    excerpt:
      'At a government workshop on business readiness we sat down with owners of small firms from in and around Indore. Everybody wanted to know what a buyer, a bank or an auditor asks: who may open which record, where the backups are, and what happens on the day the one computer with the costing sheet stops.',
    image: interfaceCoverBusinessReadiness,
    category: 'Technology',
    author,
    publishDate: 'Sep 25, 2026',
    readingTime: 3,
  },
  {
    id: 'company-profile',
    title: 'One office, from the board to the app above it',
    excerpt:
      'A profile of our company, in Indore since 2010, told along one product: a temperature logger for small cold rooms. Schematic first; its firmware is written two desks away, and it ends as a screen that a supervisor reads at six in the morning.',
    image: interfaceCoverCompanyProfile,
    category: 'Design',
    author,
    publishDate: 'Sep 11, 2026',
    readingTime: 3,
  },
  {
    id: 'l293d-brown-out',
    title: 'Why your controller resets when the motor starts',
    excerpt:
      'The sketch runs, the wheels turn, and every third start the controller begins again. That is rarely the fault of code. Motors that start draw their stall current, and if they share a supply with the logic, the rail dips below the reset level. Three remedies, in the order of what they cost.',
    image: interfaceCoverL293dBrownOut,
    category: 'Technology',
    author,
    publishDate: 'Aug 28, 2026',
    readingTime: 4,
  },
  {
    id: 'offline-queue',
    title: 'An offline queue that survives a cheap phone',
    excerpt:
      'A driver scans forty parcels in a basement, the phone kills the app, and in the evening two parcels are missing. Everything was right with the network code. What was missing is a queue on disk with an identity for every entry, and a server that may be asked twice.',
    image: interfaceCoverOfflineQueue,
    category: 'Mobile',
    author,
    publishDate: 'Aug 14, 2026',
    readingTime: 4,
  },
  {
    id: 'relay-contacts',
    title: 'What a 10 A relay rating does not cover',
    excerpt:
      'The print on the relay says 10 A at 240 V AC, the pump draws less than 4 A, and still it welds within a few weeks. Resistive loads are what the rating is for. We explain inrush, what the contact sees when a coil lets go, and which protection goes on which side.',
    image: interfaceCoverRelayContacts,
    category: 'Technology',
    author,
    publishDate: 'Jul 31, 2026',
    readingTime: 4,
  },
  {
    id: 'signed-updates',
    title: 'A one-day security review for a small device',
    excerpt:
      'Before a connected product leaves us, somebody who did not build it spends one whole day on trying every way into it. Debug port, update path, radio, set-up page and cloud account: most findings need no budget. They need a list, and one person with a free day before the release.',
    image: interfaceCoverSignedUpdates,
    category: 'Security',
    author,
    publishDate: 'Jul 17, 2026',
    readingTime: 4,
  },
  {
    id: 'ir-sensor-in-sunlight',
    title: 'The infrared sensor that works until noon',
    excerpt:
      'An obstacle sensor counts boxes all morning, and sees one endless box as soon as the sun falls on the conveyor. Photodiodes cannot tell the sun from their own LED. A threshold will not help, because the sun is stronger. Switching the LED and measuring the difference will, and it costs one pin.',
    image: interfaceCoverIrSensorInSunlight,
    category: 'Development',
    author,
    publishDate: 'Jul 3, 2026',
    readingTime: 4,
  },
  {
    id: 'invoice-robot',
    title: 'An invoice robot that files 38 of 40',
    excerpt:
      'A textile mill retyped forty supplier invoices into a portal every morning. A robot now files all but two of these. Counting 1,000 invoices came before the first line of it. Here is what the count changed, what went wrong in week 7 and what upkeep costs.',
    image: interfaceCoverInvoiceRobot,
    category: 'Technology',
    author,
    publishDate: 'Jun 19, 2026',
    readingTime: 5,
  },
];
