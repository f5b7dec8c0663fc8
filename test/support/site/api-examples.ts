import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Answer, ApiDocument, Examples, Operation } from '#shared/api-document.ts';
import { buildPdf } from '../pdf/pdf.ts';

export type Call = { path: string; method: 'get' | 'post'; operation: Operation };

export const callsOf = (document: ApiDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method as Call['method'],
      operation,
    })),
  );

/** A request that the document shows, and every answer it shows to it. */
export type Shown = Call & {
  name: string;
  type: string;
  value: unknown;
  answers: [status: number, body: unknown][];
};

/** Every example of a request: of bodies by their media type, of addresses by their parameter. */
export function shownRequests(document: ApiDocument): Shown[] {
  return callsOf(document).flatMap((call) => {
    const { requestBody, parameters = [] } = call.operation;
    const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { examples }]) => ({
      type,
      examples,
    }));
    const addresses = parameters.flatMap(({ examples }) => (examples ? [{ type: '', examples }] : []));
    return [...bodies, ...addresses].flatMap(({ type, examples = {} }) =>
      Object.entries(examples as Examples).map(([name, { value }]) => ({
        ...call,
        name,
        type,
        value,
        answers: answersTo(call.operation, name),
      })),
    );
  });
}

export const examplesOf = ({ content }: Answer): Examples => content?.['application/json']?.examples ?? {};

function answersTo({ responses }: Operation, name: string): Shown['answers'] {
  const named = Object.entries(responses).flatMap(([status, answer]) => {
    const example = examplesOf(answer)[name];
    return example ? [[Number(status), example.value] as [number, unknown]] : [];
  });
  // An answer without a body has no example to name.
  const only = Object.entries(responses).find(([status, { content }]) => Number(status) < 300 && !content);
  return named.length === 0 && only ? [[Number(only[0]), undefined]] : named;
}

/** Sends it; a resume stands in examples by its name. */
export function sendShown(app: RequestListener, { method, path, type, value }: Shown) {
  const asked = request(app)[method](path.replace(/\{\w+\}/, String(value)));
  if (type === '') return asked;
  if (type !== 'multipart/form-data') return asked.set('Content-Type', type).send(JSON.stringify(value));
  for (const [name, text] of Object.entries(value as Record<string, string | undefined>)) {
    if (text === undefined) continue;
    if (name === 'resume') asked.attach(name, buildPdf(), { filename: text, contentType: 'application/pdf' });
    else asked.field(name, text);
  }
  return asked;
}
