import * as paths from './paths.ts';
import {
  APP_TYPES,
  appTypeOf,
  DIGITAL_TYPES,
  digitalTypeOf,
  INDUSTRIES,
  industryOf,
  ROOT_DIGITAL_TYPES,
  WEB_TYPES,
  webTypeOf,
} from './slugs.ts';

const PAGES: readonly string[] = [
  paths.HOME,
  paths.PRODUCTS,
  paths.ABOUT,
  paths.CAREER,
  paths.LEADERSHIP,
  paths.CLIENTS,
  paths.CULTURE,
  paths.PORTFOLIO,
  paths.WEB_DEVELOPMENT,
  paths.MOBILE_APP_DEVELOPMENT,
  paths.DIGITAL_EVOLUTION,
  paths.CONTACT,
  paths.BLOGS,
];

/** First segment of addresses with a parameter → the canonical path of what the parameter stands for. */
const FAMILIES: Record<string, (parameter: string) => string> = {
  industries: (industry) => paths.industryPath(industryOf(industry)),
  'web-development': (type) => paths.webTypePath(webTypeOf(type)),
  'mobile-app-development': (type) => paths.appTypePath(appTypeOf(type)),
  'digital-evolution': (type) => paths.digitalTypePath(digitalTypeOf(type)),
};

/**
 * The one address that the content at `path` has (no query, no trailing slash), or undefined where no page is.
 * Two paths with the same canonical path show the same page, in whatever spelling.
 */
export function canonicalPath(path: string): string | undefined {
  const lower = path.toLowerCase();
  if (PAGES.includes(lower)) return lower;
  const [, first = '', second, ...rest] = lower.split('/');
  if (second === undefined) {
    return (ROOT_DIGITAL_TYPES as readonly string[]).includes(first)
      ? FAMILIES['digital-evolution']?.(first)
      : undefined;
  }
  // An opening's name is the name of its file, in whose spelling alone it is found.
  if (first === 'careers' && second && rest.length === 0) return `/careers/${path.split('/')[2]}`;
  if (second === '' || rest.length > 0 || !Object.hasOwn(FAMILIES, first)) return undefined;
  return FAMILIES[first]?.(second);
}

/** Every page there is apart from openings, by its canonical path. */
export const CANONICAL_PAGES: readonly string[] = [
  ...PAGES,
  ...INDUSTRIES.map(paths.industryPath),
  ...WEB_TYPES.map(paths.webTypePath),
  ...APP_TYPES.map(paths.appTypePath),
  ...DIGITAL_TYPES.map(paths.digitalTypePath),
];
