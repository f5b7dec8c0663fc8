import { company } from '#content/company.ts';
import { SOCIAL_CARD, socialCardPath } from '#shared/paths.ts';
import type { Head } from '../ui/page.ts';

/** A meta element; one without `content` is absent. */
export type MetaTag = { attribute: 'name' | 'property'; name: string; content: string | undefined };

/**
 * What chats and social sites read when somebody shares the page (ogp.me). X takes its title, description and picture
 * from these too, and only its form of card from a tag of its own. `canonical` is the page's whole address; a page
 * without one has no picture either.
 */
export function linkPreview(head: Head, canonical: string | undefined): MetaTag[] {
  const card = head.canonical && canonical && new URL(socialCardPath(head.canonical), canonical).href;
  const ofCard = (content: string | number) => (card ? String(content) : undefined);
  const property = (name: string, content: string | undefined): MetaTag => ({
    attribute: 'property',
    name,
    content,
  });
  return [
    property('og:site_name', company.name),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    property('og:image', card),
    property('og:image:width', ofCard(SOCIAL_CARD.width)),
    property('og:image:height', ofCard(SOCIAL_CARD.height)),
    property('og:image:alt', ofCard(head.title)),
    { attribute: 'name', name: 'twitter:card', content: card ? 'summary_large_image' : 'summary' },
  ];
}
