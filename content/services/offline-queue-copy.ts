/** A queue that fills while a link is down and drains when it is back. */
export type OfflineQueue = {
  /** What the lanes look like; see offline-queue.css. */
  form: 'lanes' | 'curve' | 'photos' | 'slip';
  name: string;
  /** What the switch takes away when it is on. */
  turn: string;
  source: string;
  target: string;
  /** Under every entry while it waits. */
  waiting: string;
  /** At most four; `arrived` is what became of each, `isAsked` where a person has to decide. */
  entries: readonly { name: string; arrived: string; isAsked?: true }[];
  /** The whole in one sentence, said when the switch is turned. */
  outcome: { arrived: string; waiting: string };
};
