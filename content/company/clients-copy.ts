import {
  harvest,
  malwaTextiles,
  nimbusCold,
  nordlicht,
  patwa,
  quoted,
  railmate,
  sehat,
  stBrigid,
  vindhya,
} from '../clients.ts';
import { company } from '../company.ts';

/** Copy of /clients, and its testimonials (behaviour C5). */

/** A static testimonial. `image` is a file under `/uploads/`, the neutral face without one. */
export type ClientTestimonial = {
  text: string;
  author: string;
  role: string;
  /** Whole stars. */
  rating: 1 | 2 | 3 | 4 | 5;
  image?: string;
};

export const clientsPage = {
  title: 'Client Testimonials',
  description:
    'What clinics, cold stores, schools, banks and hardware teams say about working with Tamra Works, with a filter by rating.',
  lead: 'Nine clients, from a weaver in Maheshwar to a sensor maker in Lübeck, on the work and on what came after it.',
  filter: {
    label: 'Filter testimonials by rating',
    all: 'All',
    five: '5 stars',
    four: '4 stars and up',
    loading: 'Loading testimonials...',
  },
  figures: [
    {
      value: company.figures.satisfaction,
      label: `${company.figures.satisfied}, asked one month after delivery`,
    },
    { value: company.figures.projects, label: 'projects delivered and accepted since 2010' },
  ],
  list: 'Testimonials',
  logos: 'Clients we work with',
  closing: {
    title: 'Ask for a reference',
    text: 'Tell us what you want built, and we will put you in touch with a client for whom we built something similar.',
    action: 'Start a project',
    second: 'See the work',
  },
} as const;

export const clientTestimonials: readonly ClientTestimonial[] = [
  {
    text: 'A board failed in our Bhopal cold room at two in the morning, during a heatwave. Their engineer had the schematic open when I called, had me measure two points, and told me which fuse it was. It took 34 minutes, and no stock was lost.',
    ...quoted(nimbusCold),
    rating: 5,
  },
  {
    text: 'Somebody from their team sat in our waiting room for two days and counted. Closing a visit now takes four taps instead of eleven, and the doctors who were against it asked for it in the second clinic.',
    ...quoted(sehat),
    rating: 5,
  },
  {
    text: 'They told us that half of what we had asked for was already in the software we owned. We paid for the other half.',
    ...quoted(malwaTextiles),
    rating: 5,
  },
  {
    text: 'I am a weaver and not a software man. They drew our process on the wall in Hindi, my foreman corrected it twice, and what they built afterwards is what was on the wall.',
    ...quoted(patwa),
    rating: 5,
  },
  {
    text: 'The firmware has run through two monsoons without a visit, and the test reports are the ones I show my own auditors. The first enclosure let water in. They said so before we found it, and paid for the second mould.',
    ...quoted(railmate),
    rating: 3,
  },
  {
    text: 'Patient people. I asked the same question about the bus app four times and got four polite answers. In the first term our office took a third of the calls it used to.',
    ...quoted(stBrigid),
    rating: 4,
  },
  {
    text: 'The auditors asked who had changed a loan record and when. For the first time we could show them on a screen.',
    ...quoted(vindhya),
    rating: 5,
  },
  {
    text: 'Three board revisions in fourteen weeks, each with a report of what was measured and on which instrument. The second passed EN 61000-6-2 at the test house on the first day, which I had not planned for.',
    ...quoted(nordlicht),
    rating: 5,
  },
  {
    text: 'We read their code before we signed anything. It was the reason we signed.',
    ...quoted(harvest),
    rating: 5,
  },
];
