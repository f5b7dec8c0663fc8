/** The last part of a request's path: the slug of a page whose slugs are routes of their own. */
export const slugIn = ({ url }: Request): string =>
  new URL(url).pathname.toLowerCase().split('/').findLast(Boolean) ?? '';
