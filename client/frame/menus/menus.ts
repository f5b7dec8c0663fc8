import { aboutEntries, industryEntries, moduleCards, serviceGroups } from '#content/frame/navigation.ts';
import {
  ABOUT,
  appTypePath,
  BLOGS,
  CAREER,
  CLIENTS,
  CULTURE,
  DIGITAL_EVOLUTION,
  digitalTypePath,
  industryPath,
  LEADERSHIP,
  MOBILE_APP_DEVELOPMENT,
  PORTFOLIO,
  PRODUCTS,
  WEB_DEVELOPMENT,
  webTypePath,
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
    covers: [
      WEB_DEVELOPMENT,
      MOBILE_APP_DEVELOPMENT,
      DIGITAL_EVOLUTION,
      ...ROOT_DIGITAL_TYPES.map((type) => `/${type}`),
    ],
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

const areas = {
  web: { to: WEB_DEVELOPMENT, entryPath: webTypePath },
  mobile: { to: MOBILE_APP_DEVELOPMENT, entryPath: appTypePath },
  digital: { to: DIGITAL_EVOLUTION, entryPath: digitalTypePath },
} as const;

export const serviceLinks = serviceGroups.map(({ area, entries, ...group }) => ({
  ...group,
  to: areas[area].to,
  entries: entries.map((entry) => ({ ...entry, to: areas[area].entryPath(entry.slug) })),
}));

/** Twice 270 px is the widest a menu shows them, and their lists are in every page: the larger files are left out. */
export const moduleLinks = moduleCards.map((card) => ({
  ...card,
  picture: { ...card.picture, widths: [480, 800] },
}));

const aboutPaths = {
  about: ABOUT,
  culture: CULTURE,
  leadership: LEADERSHIP,
  clients: CLIENTS,
  career: CAREER,
};
export const aboutLinks = aboutEntries.map((entry) => ({ ...entry, to: aboutPaths[entry.page] }));

export const industryLinks = industryEntries.map((entry) => ({ ...entry, to: industryPath(entry.slug) }));

/** Whether `pathname` is one of a section's pages. Industry links and addresses differ in case; decisions.md. */
export function isWithin(covers: readonly string[], pathname: string): boolean {
  const here = pathname.toLowerCase();
  return covers.some((start) => here === start.toLowerCase() || here.startsWith(`${start.toLowerCase()}/`));
}
