/** Something the reader can act on: exit code 1. */
export class InboxProblem extends Error {}
