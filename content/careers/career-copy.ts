/** Copy of /career. */
export const career = {
  title: 'Career',
  description:
    'Open jobs at Tamra Works in Indore: firmware, hardware, web, mobile and business. Read what each asks for and apply with a PDF resume.',
  heading: 'Work where the board is on your desk',
  lead: 'Firmware, hardware, web and mobile sit in one office in Indore, so the person who can answer your question is usually within earshot.',
  seeJobs: 'See open jobs',
  howWeWork: 'How we work',
  hiring: {
    title: 'How we hire',
    steps: [
      { title: 'A person reads your application', text: 'Not a keyword filter.' },
      { title: 'A first call', text: 'Your work so far, our work now, your questions.' },
      { title: 'A task from a real project', text: 'At our bench or at home. You keep the code.' },
      { title: 'An offer in writing', text: 'Or a reason why not, from the person who decided.' },
    ],
  },
  jobs: {
    title: 'Open jobs',
    loading: 'Loading jobs...',
    failed: 'Error: Failed to fetch job data',
    retry: 'Try again',
    none: 'No job openings currently.',
    noneText: 'Write to us with two lines on what you have built, and we will tell you when something fits.',
    search: 'Search by title',
    searchButton: 'Search',
    noMatch: 'No open job has this in its title.',
    clear: 'Show all jobs',
    pages: 'Pages of open jobs',
    details: 'View Details',
  },
  other: {
    title: 'None of these is yours?',
    text: 'Write to us with two lines on what you have built and what you want to work on next.',
    link: 'Write to us',
  },
} as const;
