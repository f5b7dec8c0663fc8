/** A command line that cannot be understood: exit code 2. `command` is the one whose help explains it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly command: string | undefined;

  constructor(message: string, command?: string) {
    super(message);
    this.command = command;
  }
}

/** Something the reader can act on: exit code 1. `output` is printed before it. */
export class JobsProblem extends Error {
  override readonly name = 'JobsProblem';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** The person asking has gone: exit code 130, as after Ctrl-C. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
