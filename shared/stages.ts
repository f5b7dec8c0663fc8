/** How far an application has come, in the order of the way; the last three end it. */
export const STAGES = ['new', 'reviewing', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const;

export type Stage = (typeof STAGES)[number];
