import { createInterface } from 'node:readline';
import { Cancelled } from '../../terminal/command-line.ts';

/** Where answers come from: a person, or lines of a pipe. */
export type AnswerSource = {
  isPerson: boolean;
  /** Shows words to a person. */
  say(words: string): void;
  /** The next line; undefined where a pipe has ended. Throws `Cancelled` once a person has gone. */
  line(prompt: string): Promise<string | undefined>;
  close(): void;
};

type Input = NodeJS.ReadableStream & { isTTY?: boolean };
type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** A pipe's lines may all be here before the first question, so that they are queued rather than waited for. */
export function answersFrom({ stdin, stdout }: { stdin: Input; stdout: Output }): AnswerSource {
  const isPerson = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({
    input: stdin,
    ...(isPerson ? { output: stdout } : {}),
    terminal: isPerson,
  });
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  let isClosed = false;
  reader.on('close', () => {
    isClosed = true;
  });
  return {
    isPerson,
    say: (words) => void (isPerson && stdout.write(words)),
    async line(prompt) {
      reader.setPrompt(isPerson ? prompt : '');
      // Who leaves may do so while an answer is being checked.
      if (isPerson && !isClosed) reader.prompt();
      const { value, done } = await lines.next();
      if (!done) return value;
      if (isPerson) throw new Cancelled('\nNothing was written.');
      return undefined;
    },
    close: () => reader.close(),
  };
}
