import escapeHtml from 'escape-html';

/** A feed by https://www.rfc-editor.org/rfc/rfc4287; all addresses are absolute, all times RFC 3339. */
export type AtomFeed = {
  id: string;
  title: string;
  subtitle: string;
  author: string;
  updated: string;
  self: string;
  /** The page for people that lists the same. */
  page: string;
  /** The next page of the feed, if there is one. */
  next?: string | undefined;
  entries: readonly AtomEntry[];
};

type AtomEntry = {
  /** Never changes, even when the address does. */
  id: string;
  address: string;
  title: string;
  published: string;
  updated: string;
  /** Only if it differs from the feed's. */
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

/** Escapes text for XML 1.0, and drops what it forbids: most control characters, U+FFFE and U+FFFF. */
const xml = (text: string) =>
  escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
