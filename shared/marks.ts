/** What somebody did with a submission at the desk, besides stages, notes and answers. */
export type Mark = 'read' | 'unread' | 'released' | 'erased';
