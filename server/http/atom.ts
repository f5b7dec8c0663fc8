import escapeHtml from 'escape-html';

/** A feed as https://www.rfc-editor.org/rfc/rfc4287 has it; all addresses are whole ones, all moments RFC 3339. */
export type AtomFeed = {
  id: string;
  title: string;
  subtitle: string;
  author: string;
  updated: string;
  self: string;
  /** The page that lists the same for people. */
  page: string;
  /** The next page of the feed, if there is one. */
  next?: string | undefined;
  entries: readonly AtomEntry[];
};

type AtomEntry = {
  /** Never changes, wherever the entry is read. */
  id: string;
  address: string;
  title: string;
  published: string;
  updated: string;
  /** Where it is not the feed's. */
  author?: string;
  category: string;
  summary: string;
  /** The whole text, where the feed carries it. */
  content?: string;
};

export function atomXml(feed: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">\n',
    `<id>${xml(feed.id)}</id><title>${xml(feed.title)}</title>`,
    `<subtitle>${xml(feed.subtitle)}</subtitle><updated>${feed.updated}</updated>`,
    `<author><name>${xml(feed.author)}</name></author>`,
    link('self', 'application/atom+xml', feed.self),
    link('alternate', 'text/html', feed.page),
    feed.next === undefined ? '' : link('next', 'application/atom+xml', feed.next),
    `\n${feed.entries.map(entryXml).join('')}</feed>\n`,
  ].join('');
}

function entryXml(entry: AtomEntry): string {
  const { id, address, title, published, updated, author, category, summary, content } = entry;
  return [
    `<entry><id>${xml(id)}</id><title>${xml(title)}</title>`,
    link('alternate', 'text/html', address),
    `<published>${published}</published><updated>${updated}</updated>`,
    author === undefined ? '' : `<author><name>${xml(author)}</name></author>`,
    `<category term="${xml(category)}"/>`,
    `<summary type="text">${xml(summary)}</summary>`,
    content === undefined ? '' : `<content type="text">${xml(content)}</content>`,
    '</entry>\n',
  ].join('');
}

const link = (rel: string, type: string, address: string) =>
  `<link rel="${rel}" type="${type}" href="${xml(address)}"/>`;

/** Text for XML 1.0, which has no place for most control characters, for halves of surrogate pairs, and for two others. */
const xml = (text: string) =>
  escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
