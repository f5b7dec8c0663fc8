/** URLs of the portraits from art/portraits.ts, in order; square, for an empty `alt` beside the name. */
export const portraits: string[] = Object.values(
  import.meta.glob<string>('./portraits/*.svg', { query: '?url', import: 'default', eager: true }),
);
