import type { EnvelopeFault } from './pdf/envelope.ts';
import type { FaultKind } from './pdf/faults.ts';

/** What a worker thread is asked, and what it answers. */
export type Job = { bytes: Uint8Array } & (
  | { kind: 'inspect' }
  | { kind: 'render'; page: number; width: number }
);

export type Outcome =
  | { fault: EnvelopeFault | FaultKind }
  | { fault?: never; seen?: { pages: number; text: string; attachment?: string }; png?: Uint8Array };

/** A worker's messages, after a first one once it has started: one for each job. A spent worker is not used again. */
export type Report = { outcome: Outcome; isSpent: boolean };

/** A job that was ended from outside: `slow` at its deadline, `died` with its thread; `busy` was never begun. */
export type Ended = { ended: 'slow' | 'died' | 'busy' };
