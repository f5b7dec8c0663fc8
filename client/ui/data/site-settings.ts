import { useRouteLoaderData } from 'react-router-dom';
import { DEFAULT_RETENTION_DAYS, retentionWords } from '#shared/retention.ts';
import type { SiteSettings } from '#shared/site-data.ts';

/** Id of the layout route, whose loader provides the settings. */
export const LAYOUT_ROUTE = 'layout';

/** The configured retention period, in words. */
export function useRetentionWords(): string {
  const settings = useRouteLoaderData<SiteSettings>(LAYOUT_ROUTE);
  return retentionWords(settings?.retentionDays ?? DEFAULT_RETENTION_DAYS);
}
