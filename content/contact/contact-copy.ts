import { CAREER, CLIENTS, LEADERSHIP, PRODUCTS } from '#shared/paths.ts';
import { ANSWERED } from '../form-copy.ts';

/** Copy of /contact-us. */
export const contact = {
  title: 'Contact',
  description:
    'Write to the engineers of Tamra Works in Indore, call us or visit the office. Address, telephone numbers, email and working hours.',
  heading: 'Tell us what it has to do',
  lead: 'A sketch, a fault report, a parts list or one sentence is enough. An engineer reads it and answers.',
  next: {
    title: 'What happens next',
    steps: [
      {
        title: ANSWERED,
        text: 'It goes to the one who would do the work.',
      },
      {
        title: 'An NDA first, if you want one',
        text: 'Say so, and leave the details out. We sign yours, or send our two pages.',
      },
      { title: 'The first call costs nothing', text: 'Half an hour of questions, without slides.' },
      { title: 'You get a plan', text: 'Within a week of that call: scope, price and what could go wrong.' },
    ],
  },
  /** By the id of the person in leadership-copy.ts. */
  people: {
    title: 'Who reads it',
    list: [
      {
        id: 'meera-joshi',
        name: 'Meera Joshi',
        role: 'Head of Hardware',
        text: 'Whatever has a board in it, from a sketch to a part that cannot be bought any more.',
      },
      {
        id: 'ananya-deshpande',
        name: 'Ananya Deshpande',
        role: 'Head of Software',
        text: 'Web pages, apps and what runs behind them, yours or ours.',
      },
      {
        id: 'nikhil-bhatt',
        name: 'Nikhil Bhatt',
        role: 'Head of Delivery',
        text: 'Writes the plan with you, and calls before a date moves.',
      },
    ],
    link: 'All twenty of us',
    to: LEADERSHIP,
  },
  office: 'India office',
  elsewhere: {
    title: 'Something else?',
    links: [
      { question: 'A job here', to: CAREER, label: 'Open jobs' },
      { question: 'Electronics modules', to: PRODUCTS, label: 'Products' },
      { question: 'What clients say', to: CLIENTS, label: 'Client Testimonials' },
    ],
  },
} as const;
