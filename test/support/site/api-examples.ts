import type { RequestListener } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import type { ApiDocument, ApiResponse, JsonSchema, Operation } from '#shared/api-document.ts';
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

/** The request that the document shows of a call. */
export type Shown = Call & { type: string; value: unknown };

/** Its body by its media type, or the parameter of its address. */
export const shownRequests = (document: ApiDocument): Shown[] =>
  callsOf(document).flatMap((call) => {
    const { requestBody, parameters = [] } = call.operation;
    const [[type, body] = []] = Object.entries(requestBody?.content ?? {}).map(
      (entry) => [...entry] as const,
    );
    const value = body ? body.example : parameters.find(({ example }) => example)?.example;
    return value === undefined ? [] : [{ ...call, type: type ?? '', value }];
  });

export const exampleOf = ({ content }: ApiResponse): unknown => content?.['application/json']?.example;

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

const ajv = new Ajv2020({ strict: false, allErrors: true });

/** What is wrong with `value` by a schema of the document. */
export function faultsIn(document: ApiDocument, schema: JsonSchema, value: unknown): unknown {
  if (!ajv.getSchema('api')) ajv.addSchema({ ...document, $id: 'api' });
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
  return check(JSON.parse(JSON.stringify(value))) ? [] : check.errors;
}
