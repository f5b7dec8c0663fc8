/** What is said after a change, by the word that stands in the address. */
export const DONE: Readonly<Record<string, string>> = {
  stage: 'The stage is set.',
  noted: 'The note is added.',
  forgotten: 'The note is deleted.',
  unread: 'Marked as unread.',
  released: 'Released: it is in the inbox, and its letters go out.',
  erased: 'Erased for good. Backups, exported tables and resumes saved to other folders may still hold it.',
  'erased-later':
    'Erased. The database was busy, so traces may stay in its file until the next time something is erased.',
  retried: 'The letter is tried again within a minute.',
};
