/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The example of the first response answers the example of the request. */
type Content = { readonly [mediaType: string]: { schema: JsonSchema; example?: unknown } };

export type ApiResponse = { readonly description: string; readonly content?: Content };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

/** The sections of /api/docs, which `server/openapi/document.ts` lists. */
type Tag = 'Jobs' | 'Testimonials' | 'Submissions';

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly Tag[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: { readonly [status: number]: ApiResponse };
};

/** The part of OpenAPI 3.1 in use here; https://spec.openapis.org/oas/v3.1.1. */
export type ApiDocument = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string; contact: object };
  servers: { url: string; description: string }[];
  tags: { name: Tag; description: string }[];
  /** No call needs a key. */
  security: [];
  paths: { [path: string]: { get: Operation } | { post: Operation } };
  components: { schemas: { [name: string]: JsonSchema } };
};
