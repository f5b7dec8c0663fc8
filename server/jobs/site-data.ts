import type { SiteData } from '#shared/site-data.ts';
import type { ContentStore } from './content-store.ts';
import { searchOpenings } from './search-openings.ts';

/** What pages, feeds and the API read of the content. */
export function siteDataOf(content: ContentStore): SiteData {
  return {
    testimonials: content.testimonials,
    job: content.job,
    async openings(asked) {
      const isFilled = asked.like !== '' && (await content.job(asked.like)).state === 'closed';
      return searchOpenings(await content.jobs(), asked, isFilled ? content.file(asked.like) : undefined);
    },
  };
}
