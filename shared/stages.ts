/** Stages of an application in order; the last three are final. */
export const STAGES = ['new', 'reviewing', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const;

export type Stage = (typeof STAGES)[number];
