import { serviceLinks } from '#content/frame/navigation.ts';
import {
  ABOUT,
  BLOGS,
  CAREER,
  CLIENTS,
  CULTURE,
  industryPath,
  LEADERSHIP,
  PORTFOLIO,
  PRODUCTS,
  WEB_DEVELOPMENT,
} from '#shared/paths.ts';
import { ROOT_DIGITAL_TYPES } from '#shared/slugs.ts';

export type MenuId = 'services' | 'products' | 'about' | 'industries';

/** A top entry with a panel; `to` is the overview page its word leads to, `covers` where its section begins. */
export type Menu = { id: MenuId; name: string; to: string; covers: readonly string[] };

export const menus: readonly Menu[] = [
  {
    id: 'services',
    name: 'Services',
    to: WEB_DEVELOPMENT,
    covers: [...serviceLinks.map(({ to }) => to), ...ROOT_DIGITAL_TYPES.map((type) => `/${type}`)],
  },
  { id: 'products', name: 'Products', to: PRODUCTS, covers: [PRODUCTS] },
  { id: 'about', name: 'About Us', to: ABOUT, covers: [ABOUT, CULTURE, LEADERSHIP, CLIENTS] },
  { id: 'industries', name: 'Industries', to: industryPath('healthCare'), covers: ['/industries'] },
];

export const plainLinks = [
  { name: 'Portfolio', to: PORTFOLIO, covers: [PORTFOLIO] },
  { name: 'Blogs', to: BLOGS, covers: [BLOGS] },
  { name: 'Career', to: CAREER, covers: [CAREER, '/careers'] },
] as const;

/** Whether `pathname` is one of a section's pages. Industry links and addresses differ in case. */
export function isWithin(covers: readonly string[], pathname: string): boolean {
  const here = pathname.toLowerCase();
  return covers.some((start) => here === start.toLowerCase() || here.startsWith(`${start.toLowerCase()}/`));
}
