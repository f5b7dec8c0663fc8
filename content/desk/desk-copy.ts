import { INBOX, LETTERS, QUARANTINE, STATISTICS } from '#shared/desk-paths.ts';
import type { Mark } from '#shared/marks.ts';
import type { Stage } from '#shared/stages.ts';

/** Words of the pages of `npm run desk`, which only the company sees. */
export const desk = {
  name: 'Desk',
  skip: 'Skip to content',
  foot: 'Times are those of Indore. This page is for this machine alone; it ends with the command that opened it.',
  useKeys: 'Use keys',
  inbox: 'Inbox',
  quarantine: 'Quarantine',
  statistics: 'Statistics',
  toInbox: 'To the inbox',
  toSubmission: 'Back to the submission',
  typed: 'What you wrote',
  sendAgain: 'Send again',
};

type Keys = readonly (readonly [key: string, does: string])[];
const NEIGHBOURS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
];
/** Keys by the page that has them. */
export const deskKeys: Readonly<Record<string, Keys>> = {
  list: [...NEIGHBOURS, ['Enter', 'opens'], ['/', 'searches']],
  submission: NEIGHBOURS,
};

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  new: 'New',
  reviewing: 'In review',
  interview: 'Interview',
  offer: 'Offer made',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const KIND_WORDS = {
  application: 'Applications',
  contact: 'Messages',
  enquiry: 'Enquiries',
} as const;

export const list = {
  quarantine:
    'Held back because it looks automated. Release what a person wrote; the rest is deleted by itself in time.',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  nothingMatches: { title: 'Nothing matches', text: 'Fewer words or fewer filters find more.' },
  nothingHeld: { title: 'Nothing is held back', text: 'Everything that came is in the inbox.' },
  nothingYet: {
    title: 'Nothing is in the inbox yet',
    text: 'Applications, messages and enquiries come in here. Reload the page to see what is new.',
  },
  showAll: 'Show all',
  label: 'Submissions, newest first',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  unread: 'Unread',
  enquiry: 'Enquiry',
  earlier: 'an earlier one of the same person',
  several: {
    label: 'With those that are ticked',
    choose: (name: string) => `Choose ${name}`,
    all: 'Tick all',
    none: 'Tick none',
    stage: 'Stage to set',
    noStage: 'Stage …',
    setStage: 'Set stage',
    read: 'Mark read',
    unread: 'Mark unread',
    save: 'Save as one file',
  },
};

export const filter = {
  search: {
    label: 'Search names, emails, cover letters and resumes',
    example: 'Name, email, words of a letter or resume',
    submit: 'Search',
  },
  more: 'Filters',
  kind: { label: 'Kind', all: 'Everything' },
  job: { label: 'Opening', all: 'All openings' },
  stage: { label: 'Stage', all: 'All stages' },
  since: 'From',
  until: 'To',
  unread: 'Unread only',
  apply: 'Apply',
  clear: 'Clear',
};

export const naming = {
  title: 'Who works here?',
  lead: 'Your name stands beside what you read, set, write, send and erase, so that your colleagues know whom to ask. This browser keeps it.',
  label: 'Your name',
  submit: 'To the desk',
  change: 'Change your name',
};

export const answering = {
  title: 'Answer',
  begin: 'Begin with',
  tell: (stage: string) => `Show the stage “${stage}” on the applicant’s page`,
  preview: 'What the applicant’s page says ten minutes later',
  stays: (stage: string) =>
    `The applicant’s page goes on to say “${stage}”. To tell another stage, set it first: the form then offers it.`,
  latest: (by: string, time: string, isWaiting: boolean) =>
    isWaiting ? `${by} has answered, which can be taken back until ${time}:` : `${by} answered, ${time}:`,
  text: 'Letter',
  mailed: 'The letter leaves in ten minutes. Until then you can take it back.',
  notMailed:
    'The site sends no mail. What you write is kept here, and you can open it in your own mail program. For ten minutes you can take it back.',
  pageAlone:
    'Without an address to write to, only the page tells it, in ten minutes; until then you can take it back.',
  submit: 'Answer',
};

export const sheet = {
  reply: 'Answer',
  previous: 'Previous',
  next: 'Next',
  beside: 'In this list',
  by: (by: string) => `, ${by}`,
  own: 'Only for the company.',
  knows: (now: string, soon: string) =>
    now === soon ? `The applicant sees “${now}”.` : `The applicant sees “${now}”, and soon “${soon}”.`,
  tell: 'Tell the applicant …',
  answers: 'Answers',
  answersLabel: 'Answers, newest first',
  told: 'Stage:',
  waits: (time: string) => `can be taken back until ${time}`,
  takeBack: 'Take back',
  openLetter: 'Open in your mail program',
  markUnread: 'Mark unread',
  erase: 'Erase …',
  held: 'In quarantine:',
  release: 'Release into the inbox',
  nothingWritten: 'Nothing was written.',
  contact: 'Contact',
  notGiven: 'not given',
  received: 'Received',
  marks: {
    read: 'Read',
    unread: 'Marked unread',
    released: 'Released',
    erased: 'Erased',
  } satisfies Record<Mark, string>,
  here: (name: string) => `${name} has opened this too,`,
  reference: 'Reference',
  noAddress: 'The email given is not an address that can be written to.',
  siblings: 'Same person, same opening',
  siblingsLabel: 'Other applications, newest first',
  stage: 'Stage',
  setStage: 'Set',
  withdrawn: 'Withdrawn by the applicant, which ends it. Whoever applies again sends a new application.',
  history: 'History, newest first',
  notes: 'Notes',
  newNote: 'New note, only for the company',
  addNote: 'Add note',
  notesLabel: 'Notes, newest first',
  deleteNote: 'Delete',
  ofNote: (written: string) => ` the note of ${written}`,
};

const pageCount = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

export const resume = {
  title: 'Resume',
  notes: 'What to know about it',
  copy: 'Download a safe copy',
  ofCopy: 'The copy has the pages and their web links, and nothing else that a PDF can hold.',
  asSent: 'Download the file as it was sent',
  page: (page: number, name: string) => `Page ${page} of the resume of ${name}; its text stands below`,
  pages: pageCount,
  more: (pages: number) => `${pageCount(pages)} more in the file.`,
  text: 'Text of the resume',
  noText: 'No text can be read in it; it may be a scan.',
};

export const failedLetters = {
  /** In the menu. */
  name: 'Letters',
  title: 'Letters that failed',
  none: 'Everything was delivered or is still queued.',
  noneText: 'A letter that the site gives up sending appears here, with the reason.',
  lead: 'The site has given these up. What they were about is in the inbox all the same.',
  purposes: {
    receipt: 'Receipt to the sender',
    answer: 'Answer to the sender',
    notice: 'Notice to the company',
    webhook: 'Call to another system',
  },
  noReason: 'no reason was given',
  attempts: (attempts: number) => `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, given up`,
  retry: 'Try again',
  ofLetter: (reference: string) => ` to send it for ${reference}`,
};

export const statistics = {
  byWeek: 'By week',
  asTable: 'The same as a table',
  week: 'Week from',
  applications: 'Applications',
  messages: 'Messages',
  inWeek: (week: string, applications: number, messages: number) =>
    `Week from ${week}: ${applications} applications, ${messages} messages`,
  byJob: 'By opening',
  job: 'Opening',
  all: 'All',
  unread: 'Unread',
  nothingYet: 'Nothing came in during the last half year.',
  nobodyYet: 'Nobody has applied yet.',
};

/** Of what is no longer there. */
export const gone = {
  unknown: 'There is no such submission. It may have been erased meanwhile.',
  by: (name: string, time: string) => `${name} erased this submission, ${time}.`,
};

export const erasing = {
  title: 'Erase',
  back: 'Back without erasing',
  lead: 'What is erased is gone for good: fields, letter, resume, notes and stages. Backups, exported tables and saved resumes may still hold it.',
  unconfirmed: 'Nothing was erased. Tick the box to say that you mean it.',
  extent: 'What should be erased?',
  one: 'Only this one',
  everythingOf: 'Everything of',
  submissions: (total: number) => `: ${total} submissions`,
  sure: 'Yes, remove it for good',
  button: 'Erase',
  ofPerson: 'Everything of this person',
  whatGoes: 'What would be erased',
  notShown: (older: number) => `${older} older ones are not shown.`,
};

/** What is said after a change, by the word that stands in the address. */
export const DONE = {
  stage: 'The stage is set.',
  otherStage:
    'Nothing was set: somebody else has answered, or set another stage, since you opened this page. It is here now; set yours if you still mean it.',
  withdrawn: 'Nothing was set: the applicant has withdrawn.',
  noneTicked: 'Nothing was ticked, and nothing was done.',
  noStage: 'No stage was chosen, and nothing was done.',
  stages: 'The stage is set. Applications:',
  someStages: 'Applications whose stage is set:',
  marked: 'Marked:',
  answered: 'It is kept, and can be taken back for ten minutes.',
  takenBack: 'It is taken back: nobody was told. Here it is, to be changed and sent.',
  noted: 'The note is added.',
  forgotten: 'The note is deleted.',
  unread: 'Marked as unread:',
  released: 'Released: it is in the inbox, and its letters go out.',
  erased: 'Erased for good. Backups, exported tables and saved resumes may still hold it.',
  erasedLater:
    'Erased. The database was busy, so traces may stay in its file until the next time something is erased.',
  retried: 'The letter is tried again within a minute:',
} as const;

export type Done = keyof typeof DONE;

/** Behind how many were set: the references follow. */
export const notSet =
  '. Not set, since they have none, were withdrawn or erased, or were set by somebody else meanwhile:';

/** The entries of the menu; `unit` is what the figure beside one counts. */
export const deskMenu = [
  { page: 'list', href: INBOX, label: desk.inbox, count: 'unread', unit: 'unread' },
  { page: 'quarantine', href: QUARANTINE, label: desk.quarantine, count: 'quarantine', unit: 'held back' },
  { page: 'letters', href: LETTERS, label: failedLetters.name, count: 'letters', unit: 'failed' },
  { page: 'statistics', href: STATISTICS, label: desk.statistics, count: undefined, unit: '' },
] as const;
