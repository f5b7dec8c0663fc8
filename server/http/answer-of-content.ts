import type { Request, RequestHandler } from 'express';
import { type FinishedAnswer, finishAnswer, sendFinished, sendOnce } from './finished-answer.ts';

/** The content of answers that change with a new version of the site alone. */
export const NEVER_CHANGES = { version: 0 };

/**
 * Answers with what `write` makes of the content, the same for everybody: written anew only after the content has
 * changed, so that a request costs what sending it costs however long the list is.
 */
export function answerOfContent(
  content: { readonly version: number },
  options: { type: string; write: () => Promise<string> },
): RequestHandler {
  let known: { version: number; answer: Promise<FinishedAnswer> } | undefined;

  function current(): Promise<FinishedAnswer> {
    const { version } = content;
    if (known?.version === version) return known.answer;
    const answer = writeNow();
    known = { version, answer };
    answer.catch(() => {
      if (known?.answer === answer) known = undefined;
    });
    return answer;
  }

  const writeNow = async () =>
    finishAnswer(Buffer.from(await options.write()), { headers: headersOf(options.type) });

  return async (req, res) => sendFinished(await current(), req, res);
}

/**
 * Answers one question about the content. There are any number of questions, so nothing is kept. Validators are those
 * of the content: who asks again gets 304.
 */
export function answerOfQuestion<Params = Request['params']>(options: {
  type: string;
  write: (req: Request<Params>) => Promise<string>;
}): RequestHandler<Params> {
  return async (req, res) =>
    sendOnce(Buffer.from(await options.write(req)), headersOf(options.type), req, res);
}

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-cache',
});
