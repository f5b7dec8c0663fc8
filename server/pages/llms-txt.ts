import type { RequestHandler } from 'express';
import { company } from '#content/company.ts';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { API, API_DOCS, jobPath } from '#shared/paths.ts';
import type { Head } from '../../client/app/entry-server.tsx';
import { type KeptAnswers, keptText } from '../http/kept-answers.ts';
import type { ContentStore } from '../jobs/content-store.ts';

/**
 * The site on one page for programs that read (https://llmstxt.org): every page in its own words, the openings and the
 * API. Written anew only after content has changed.
 */
export function llmsTxt(
  { content, kept, publicOrigin }: { content: ContentStore; kept: KeptAnswers; publicOrigin: string },
  headOf: (path: string) => Promise<Head>,
): RequestHandler {
  const link = (name: string, path: string, words: string) =>
    `- [${name}](${publicOrigin}${path}): ${words.replace(/\s+/g, ' ')}`;

  return keptText(kept, {
    type: 'text/plain',
    async write() {
      const pages = await Promise.all(
        CANONICAL_PAGES.map(async (path) => {
          const { title, description } = await headOf(path);
          return link(title.split(' | ')[0] ?? title, path, description);
        }),
      );
      const openings = (await content.jobs()).map(({ _id, title, location, experience }) =>
        link(title, jobPath(_id), `${location}, ${experience}`),
      );
      const calls = [
        link('How to call it', API_DOCS, 'every call with its rules, limits and examples'),
        link('OpenAPI 3.1 document', API.document, 'the same for programs'),
        link('Openings', API.jobs, 'all open jobs as JSON'),
      ];
      return [
        `# ${company.name}`,
        `> ${company.tagline} ${company.address.city}, ${company.address.country}.`,
        `Write to ${company.email}.`,
        `## Pages\n\n${pages.join('\n')}`,
        `## Openings\n\n${openings.join('\n')}`,
        `## API\n\n${calls.join('\n')}\n`,
      ].join('\n\n');
    },
  });
}
