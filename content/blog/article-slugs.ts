/** The articles by their addresses, /blogs/<slug>, newest first. Each has a post in blog-posts.ts and a file in articles/. */
export const ARTICLES = [
  'ai-ml-in-iot',
  'firmware-talent',
  'repair-agent',
  'business-readiness',
  'company-profile',
  'l293d-brown-out',
  'offline-queue',
  'relay-contacts',
  'signed-updates',
  'ir-sensor-in-sunlight',
  'invoice-robot',
] as const;
export type ArticleSlug = (typeof ARTICLES)[number];
