/** What somebody did with a submission at the desk, beside stages, notes and answers. */
export const MARKS = ['read', 'unread', 'released', 'erased'] as const;

export type Mark = (typeof MARKS)[number];
