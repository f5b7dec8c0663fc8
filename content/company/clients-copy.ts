import { company } from '../company.ts';

/** Copy of /clients, and its testimonials (behaviour C5). */

/** A static testimonial. `image` is a file under `/uploads/`, the neutral face without one. */
export type ClientTestimonial = {
  text: string;
  author: string;
  role: string;
  /** Whole stars, 1 to 5; left out where the client gave none. */
  rating?: 1 | 2 | 3 | 4 | 5;
  image?: string;
};

export const clientsPage = {
  title: 'Client Testimonials',
  description:
    'What clinics, cold stores, schools, banks and hardware teams say about working with Tamra Works, with a filter by rating.',
  lead: 'Operations heads, principals, bank managers and fellow engineers on the work and on what came after it.',
  filter: {
    label: 'Filter testimonials by rating',
    all: 'All',
    five: '5 stars',
    four: '4 stars and up',
    loading: 'Loading testimonials...',
  },
  figures: [
    { value: company.figures.satisfaction, label: 'client satisfaction' },
    { value: company.figures.projects, label: 'projects delivered' },
  ],
  list: 'Testimonials',
  logos: 'Clients we work with',
  closing: {
    title: 'Ask one of them',
    text: 'Tell us what you want built, and we will put you in touch with a client who had something like it made here.',
    action: 'Start a project',
    second: 'See the work',
  },
} as const;

export const clientTestimonials: readonly ClientTestimonial[] = [
  {
    text: 'A board failed in our Bhopal cold room during a heatwave. Their engineer had the schematic open when I called, asked me to measure two points, and told me which fuse it was. We lost nothing. I have since asked other suppliers the same kind of question, and I know what silence sounds like.',
    author: 'Meera Kulkarni',
    role: 'Operations Head, Himkan Cold Chain',
    rating: 5,
    image: 'face-02.svg',
  },
  {
    text: 'Our doctors were against a new system until they saw how few taps it takes to close a visit. That was not luck. Somebody had sat in our waiting room and counted.',
    author: 'Dr. Arvind Solanki',
    role: 'Medical Director, Seva Path Clinics',
    rating: 5,
    image: 'face-03.svg',
  },
  {
    text: 'They told us that half of what we had asked for was already in the software we owned. We paid for the other half.',
    author: 'Farah Qureshi',
    role: 'IT Manager, Malwa Loom Textiles',
    rating: 5,
    image: 'face-06.svg',
  },
  {
    text: 'I am a weaver and not a software man. They drew our process on the wall in Hindi, my foreman corrected it twice, and what they built afterwards is what was on the wall.',
    author: 'Dinesh Agrawal',
    role: 'Managing Partner, Narmada Weaves',
    rating: 5,
    image: 'face-01.svg',
  },
  {
    text: 'The firmware is excellent and so are the test reports. The first enclosure let water in, which cost us some weeks. They said so before we found it and paid for the second mould.',
    author: 'S. Raghunathan',
    role: 'Deputy Project Lead, Westline Signal Services',
    rating: 4,
    image: 'face-05.svg',
  },
  {
    text: 'Patient people. I asked the same question about the bus app four times and got four polite answers.',
    author: "Sister Lucy D'Mello",
    role: 'Principal, St. Brigid Hill School',
    image: 'face-04.svg',
  },
  {
    text: 'The auditors asked who had changed a loan record and when. For the first time we could show them on a screen.',
    author: 'Jaswinder Singh Ahluwalia',
    role: 'General Manager, Shetkari Mitra Co-operative Bank',
    rating: 5,
    image: 'face-07.svg',
  },
  {
    text: 'Good layout work and honest reviews. The time difference means that an answer sometimes takes until the next morning, and then it is a complete answer.',
    author: 'Hannah Vogel',
    role: 'Head of Hardware, Nordlicht Sensorik',
    rating: 4,
  },
  {
    text: 'We read their code before we signed anything. It was the reason we signed.',
    author: 'Tomás Ferreira',
    role: 'Engineering Manager, Cais Logistics',
  },
];
