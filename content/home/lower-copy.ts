import { company } from '../company.ts';

/** Copy of the home page below its services, which comes with the code of that part. */
export const lower = {
  about: {
    heading: 'One team, from the circuit board to the app store',
    paragraphs: [
      'Many products fail between two suppliers: the board is fine, the app is fine, and nobody owns the gap. We have worked on both sides of it in Indore since 2010.',
      'The people who lay out your board sit across from those who write its app.',
    ],
    action: 'Contact Us',
    more: 'About the company',
  },
  figures: [
    { value: company.figures.projects, label: 'projects delivered' },
    { value: company.figures.satisfaction, label: 'client satisfaction' },
    { value: company.figures.years, label: 'years of engineering' },
  ],
  help: { heading: 'How We Can Help You', line: 'Ask, and an engineer answers' },
  why: { heading: 'Why Choose the Team', line: 'Six steps you can hold\u00a0us\u00a0to' },
  closing: {
    title: 'Bring the board, the bug or the idea',
    text: 'Send a sketch, a fault report or one sentence. The engineer who would do the work answers it.',
    action: 'Start a project',
  },
  blogs: {
    heading: 'Latest Blogs',
    all: 'All stories',
    more: 'Read More',
    less: 'Show Less',
    hover: (category: string) => `Read this story in ${category}`,
    cards: 3,
    /** Characters of a story before it is cut. */
    previewCharacters: 80,
  },
} as const;
