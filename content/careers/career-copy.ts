import { hiring } from './hiring-copy.ts';

/** Copy of /career. */
export const career = {
  title: 'Career',
  description:
    'Open jobs at Tamra Works in Indore: firmware, hardware, web, mobile and business. Read what each asks for and apply with a PDF resume.',
  heading: 'Work where the board is on your desk',
  lead: 'Firmware, hardware, web and mobile sit in one office in Indore, so the person who can answer your question is usually within earshot.',
  seeJobs: 'See open jobs',
  howWeWork: 'How we work',
  hiring,
  jobs: {
    title: 'Open jobs',
    loading: 'Loading jobs...',
    failed: 'Error: Failed to fetch job data',
    failedText: 'The list did not arrive. Check your connection and try again, or write to us.',
    retry: 'Try again',
    none: 'No job openings currently.',
    noneText: 'Tell us in two lines what you have built, and we will write when a job fits.',
    search: 'Title, skill or place',
    searchButton: 'Search',
    filter: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
    filters: {
      place: { label: 'Location', all: 'All' },
      experience: { label: 'Your experience', all: 'Any' },
      kind: { label: 'Job type', all: 'All' },
      department: { label: 'Department', all: 'All' },
      workplace: { label: 'Workplace', all: 'All' },
    },
    order: { label: 'Sort by', all: 'Field', newest: 'Newest first', closing: 'Closing soonest' },
    years: (years: number) => (years === 0 ? 'No experience yet' : years === 1 ? '1 year' : `${years} years`),
    counted: (found: number, open: number) =>
      found === open
        ? `${open} ${open === 1 ? 'job' : 'jobs'}`
        : `${found} of ${open} ${open === 1 ? 'job' : 'jobs'}`,
    noMatch: 'No open job matches your search',
    didYouMean: 'Was this meant:',
    noMatchText: 'Fewer words or fewer filters find more.',
    newest: 'The newest',
    openApplication: 'Send us an open application',
    clear: 'Show all jobs',
    follow: 'Follow this list in a feed reader:',
    more: (left: number) => `Show more (${left})`,
  },
  other: {
    title: 'Nothing here that fits?',
    text: 'Tell us in two lines what you have built and what you want to work on next.',
    link: 'Write to us',
  },
} as const;
