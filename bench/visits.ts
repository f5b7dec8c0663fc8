import { CANONICAL_PAGES } from '#content/pages.ts';
import { jobPath } from '#shared/paths.ts';
import { asked } from './report.ts';

/** The pages asked for; without any, every page of the site and one opening. */
export const visited = asked.length > 0 ? asked : [...CANONICAL_PAGES, jobPath('embedded-firmware-engineer')];

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
