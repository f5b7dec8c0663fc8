import { company } from '../company.ts';

/** Copy of /blogs and of what stands around an article. */
export const blogs = {
  title: 'Blogs',
  description: `Notes from the benches and desks of ${company.name} in Indore: motor drivers, relays, sensors, offline apps, updates and firmware work.`,
  heading: 'Latest Stories',
  subtitle: 'Faults we traced, products we launched and colleagues we are looking for.',
  /** The badge, and what it is said of. */
  featured: ['Featured', 'Article'],
  recent: 'Recent Posts',
  more: 'More',
  less: 'Less',
  loadMore: 'Load More Articles',
  shownOf: (shown: number, all: number) => `${shown} of ${all} recent posts`,
  noneLeft: 'These are all our articles so far.',
  feed: `Articles by ${company.name}`,
  /** How many are shown at first, and how many more with each press. */
  recentAtATime: 4,
  /** Characters of an excerpt before it is cut. */
  previewCharacters: 120,
  article: {
    back: 'All articles',
    contents: 'In this article',
    newer: 'Newer article',
    older: 'Older article',
    around: 'More articles',
  },
} as const;
