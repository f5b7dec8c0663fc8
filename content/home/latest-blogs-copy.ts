import type { PictureSource } from '#shared/picture-source.ts';
import { interfaceRepairAgent } from '../pictures/interface-repair-agent.ts';
import { moduleIr } from '../pictures/module-ir.ts';
import { moduleRf } from '../pictures/module-rf.ts';

export type BlogCard = {
  id: number;
  title: string;
  /** May contain line breaks. */
  description: string;
  image: PictureSource;
  date: string;
  /** The same day for machines, YYYY-MM-DD. */
  day: string;
  hoverMessage: string;
};

/** Titles and dates are those of the same stories in content/blog/blog-posts.ts. */
export const blogCards: readonly BlogCard[] = [
  {
    id: 1,
    title: 'What a sensor should decide by itself',
    description:
      'Notes from our conference talk on AI and machine learning in IoT.\nWhen does a model belong on the board, and when in the cloud?\n\nThe short answer: decide on the board whatever has to happen without a network, and send the rest.',
    image: moduleIr,
    date: 'Jan 15, 2024',
    day: '2024-01-15',
    hoverMessage: 'Read what we said at the talk',
  },
  {
    id: 2,
    title: 'An agent that books the repair',
    description:
      'The repair agent we launched for an appliance service asks a few plain questions.\nIt names the likely part and books a visit only when one is needed.\n\nIt hands over to a person whenever the customer wants one.',
    image: interfaceRepairAgent,
    date: 'Feb 06, 2024',
    day: '2024-02-06',
    hoverMessage: 'See how the agent came about',
  },
  {
    id: 3,
    title: 'We are looking for firmware people',
    description:
      'C on small controllers, an oscilloscope within reach\nand the habit of reading the errata first: if that is you, write to us.\n\nBring a project that you finished, and one that you did not.',
    image: moduleRf,
    date: 'Mar 12, 2024',
    day: '2024-03-12',
    hoverMessage: 'See what the work is like',
  },
];
