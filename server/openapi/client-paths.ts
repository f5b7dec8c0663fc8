import type { Operation, Parameter } from '#shared/api-document.ts';
import type { PATHS } from './document.ts';

/**
 * The calls as `openapi-fetch` and others take them (https://openapi-ts.dev/openapi-fetch): what
 * `npx openapi-typescript …/api/openapi.json` writes for integrators, derived from the same table, so that a client of
 * ours does not compile where the document has changed under it.
 */
export type ClientPaths = {
  [Path in keyof typeof PATHS]: {
    [Method in keyof (typeof PATHS)[Path]]: ClientOperation<(typeof PATHS)[Path][Method]>;
  };
};

type ClientOperation<Call> = Call extends Operation
  ? {
      parameters: ParametersOf<Call>;
      responses: {
        [Status in keyof Call['responses']]: {
          headers: object;
          content: ContentOf<Call['responses'][Status]>;
        };
      };
    } & BodyOf<Call>
  : never;

type ParametersOf<Call> = Call extends { parameters: readonly (infer One)[] }
  ? PathOf<Extract<One, Parameter & { in: 'path' }>['name']> & {
      query?: { [P in Extract<One, Parameter & { in: 'query' }> as P['name']]?: string | number };
    }
  : { query?: never };

type PathOf<Name extends string> = [Name] extends [never] ? { path?: never } : { path: Record<Name, string> };

type BodyOf<Call> = Call extends { requestBody: infer Body }
  ? { requestBody: { content: ContentOf<Body> } }
  : { requestBody?: never };

type ContentOf<Answer> = Answer extends { content: infer Content }
  ? { [Type in keyof Content]: Content[Type] extends { schema: infer Schema } ? TypeOf<Schema> : never }
  : never;

type TypeOf<Schema> = Schema extends { anyOf: readonly (infer One)[] }
  ? TypeOf<One>
  : Schema extends { readonly describes?: infer T }
    ? Received<T>
    : unknown;

/** Strips readonly: a decoded response is the caller's to change. */
type Received<T> = T extends readonly (infer One)[]
  ? Received<One>[]
  : T extends Blob
    ? T
    : T extends object
      ? { -readonly [Name in keyof T]: Received<T[Name]> }
      : T;
