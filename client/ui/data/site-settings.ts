import { useRouteLoaderData } from 'react-router-dom';
import { DEFAULT_RETENTION_DAYS, retentionWords } from '#shared/retention.ts';
import type { SiteSettings } from '#shared/site-data.ts';

/** The id of the route around all pages, whose loader hands out the settings. */
export const LAYOUT_ROUTE = 'layout';

/** How long submissions are kept, in words, by this site's configuration. */
export function useRetentionWords(): string {
  const settings = useRouteLoaderData<SiteSettings>(LAYOUT_ROUTE);
  return retentionWords(settings?.retentionDays ?? DEFAULT_RETENTION_DAYS);
}
