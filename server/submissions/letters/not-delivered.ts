/**
 * Whose fault it is: of the way there, so that whatever else goes it waits too; of this letter alone; or for good,
 * so that trying again is in vain.
 */
export type Blame = 'channel' | 'letter' | 'final';

/** A letter or call that was not taken. `message` is kept with it; `reason` names nobody and may be logged. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly blame: Blame;
  readonly reason: string;

  constructor(blame: Blame, message: string, reason: string) {
    super(message);
    this.blame = blame;
    this.reason = reason;
  }
}
