/** From the part to the screen, the order in which a device is understood. */
export const LAYERS = ['board', 'firmware', 'app', 'cloud'] as const;
type Layer = (typeof LAYERS)[number];

type Worker = { name: string; did: string; weeks: readonly [first: number, last: number] };

/** What a case tells of a project beyond its card in portfolio-copy.ts. */
export type ProjectCase = {
  /** What the client said of it at the beginning. */
  problem: string;
  /** Who said so, where the client has no speaker in clients.ts. */
  by?: string;
  constraint: string;
  /** What was built in each layer; one without words was left alone. */
  layers: Partial<Record<Layer, string>>;
  /** Who of /leadership did what, from which week to which; the first leads it. */
  people: readonly [Worker, ...Worker[]];
  price: { range: string; covers: string };
  wrong: readonly [happened: string, cost: string, since: string];
  /** The result as marks to be counted: how many in a row, of how many, and before and after in words. */
  tally: {
    perRow: number;
    of: number;
    rows: readonly (readonly [words: string, count: number])[];
  };
  /** How the result was measured, and what it does not show. */
  measure: string;
};

/** Words of every case. */
export const caseWords = {
  back: 'Portfolio',
  facts: 'The project in figures',
  client: 'Client',
  result: 'Result',
  time: 'Time',
  total: (weeks: number) => `${weeks} weeks`,
  effort: (people: number, weeks: number) => `${people} people, ${weeks} person-weeks`,
  price: 'Price',
  problem: 'The problem, in the client’s words',
  constraint: 'What could not be changed',
  built: 'What was built',
  layers: { board: 'Board', firmware: 'Firmware', app: 'App', cloud: 'Cloud' } satisfies Record<
    Layer,
    string
  >,
  untouched: (layers: readonly string[]) => `No new ${layers.join(' and no new ').toLowerCase()}.`,
  people: 'Who worked on it, week by week',
  weeks: (first: number, last: number) => `Weeks ${first} to ${last}`,
  wrong: 'What went wrong',
  wrongParts: ['What happened', 'What it cost', 'Since then'],
  measure: 'How it was measured',
  around: 'Other projects',
  before: 'Previous project',
  next: 'Next project',
  closing: {
    title: 'Ask us about this one',
    text: 'The person who led it takes the call. Tell us what is similar in yours and what is not, and what it may cost.',
    action: 'Ask about a project',
  },
} as const;
