/** What somebody did with a submission at the desk, beside stages, notes and answers. */
export type Mark = 'read' | 'unread' | 'released' | 'erased';
