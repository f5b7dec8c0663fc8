import { CAREER, CONTACT, PRODUCTS, WEB_DEVELOPMENT } from '#shared/paths.ts';

/** Copy of the page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  linksTitle: 'You may be looking for',
} as const;

export const notFoundLinks = [
  {
    to: WEB_DEVELOPMENT,
    name: 'Services',
    text: 'Web, mobile, cloud, IoT and digital transformation work.',
    icon: 'layers',
  },
  {
    to: PRODUCTS,
    name: 'Products',
    text: 'Motor driver, relay, IR sensor and radio frequency modules.',
    icon: 'circuit-board',
  },
  { to: CAREER, name: 'Career', text: 'Open positions in Indore and how to apply.', icon: 'briefcase' },
  { to: CONTACT, name: 'Contact', text: 'Write, call or visit the office.', icon: 'mail' },
] as const;
