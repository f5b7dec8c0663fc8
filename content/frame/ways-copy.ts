import { BLOGS, CAREER, CONTACT, PORTFOLIO, PRODUCTS, WEB_DEVELOPMENT } from '#shared/paths.ts';

/** The ways on from a page that is not there; as many as the drawing beside them has pads. */
export const ways = {
  title: 'You may be looking for',
  list: [
    { to: WEB_DEVELOPMENT, name: 'Services', text: 'Web, mobile, cloud and IoT work' },
    { to: PRODUCTS, name: 'Products', text: 'Four modules, with drawings' },
    { to: PORTFOLIO, name: 'Portfolio', text: 'Projects and their results' },
    { to: BLOGS, name: 'Blogs', text: 'Stories from the work' },
    { to: CAREER, name: 'Career', text: 'Open positions in Indore' },
    { to: CONTACT, name: 'Contact', text: 'Write, call or visit the office' },
  ],
} as const;
