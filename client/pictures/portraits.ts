/** URLs of the portraits that `art/portraits.ts` draws, in order; square, to be shown with empty alternative text beside the name. */
export const portraits: string[] = Object.values(
  import.meta.glob<string>('./portraits/*.svg', { query: '?url', import: 'default', eager: true }),
);
