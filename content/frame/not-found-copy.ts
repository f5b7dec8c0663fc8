import {
  CAREER,
  CLIENTS,
  CONTACT,
  CULTURE,
  industryPath,
  LEADERSHIP,
  PORTFOLIO,
  PRODUCTS,
  WEB_DEVELOPMENT,
} from '#shared/paths.ts';

/** Copy of the page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  didYouMean: 'Did you mean',
} as const;

/** Other words for our pages, which people type. */
export const otherWords: Readonly<Record<string, string>> = {
  services: WEB_DEVELOPMENT,
  industries: industryPath('healthCare'),
  support: CONTACT,
  jobs: CAREER,
  vacancies: CAREER,
  team: LEADERSHIP,
  people: LEADERSHIP,
  testimonials: CLIENTS,
  reviews: CLIENTS,
  festivals: CULTURE,
  gallery: CULTURE,
  work: PORTFOLIO,
  projects: PORTFOLIO,
  shop: PRODUCTS,
  modules: PRODUCTS,
};
