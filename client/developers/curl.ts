import type { ApiDocument, Operation } from '#shared/api-document.ts';

export type Call = { path: string; method: 'GET' | 'POST'; operation: Operation };

/** Every call of the OpenAPI document, in document order. */
export const callsOf = (document: ApiDocument): Call[] =>
  Object.entries(document.paths).map(([path, methods]) =>
    'get' in methods
      ? { path, method: 'GET', operation: methods.get }
      : { path, method: 'POST', operation: methods.post },
  );

/** The curl command that makes this call with its example values. */
export function curlOf({ path, operation }: Call, origin: string): string {
  const address = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .reduce((at, { name, example }) => at.replace(`{${name}}`, String(example)), path);
  const lines = [`curl ${origin}${address}`, ...bodyOf(operation)];
  return lines.join(' \\\n  ');
}

function bodyOf({ requestBody }: Operation): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return [];
  const value = content.example as Record<string, string>;
  if (type !== 'multipart/form-data') {
    return [`-H 'Content-Type: ${type}'`, `-d ${shellQuoted(JSON.stringify(value, null, 2))}`];
  }
  return Object.entries(value).map(([name, text]) =>
    name === 'resume' ? `-F 'resume=@${text};type=application/pdf'` : `-F ${shellQuoted(`${name}=${text}`)}`,
  );
}

/** Quotes a text as one word for a shell. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The example of the first response, as text. */
export function responseExample({ responses }: Operation): string | undefined {
  const value = Object.values(responses)[0]?.content?.['application/json']?.example;
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** The example of the response to fields that break a rule, as text, where its schema has one. */
export function refusalExample({ responses }: Operation, { components }: ApiDocument): string | undefined {
  const { $ref = '' } = responses[422]?.content?.['application/json']?.schema ?? {};
  const { examples } = components.schemas[String($ref).split('/').at(-1) ?? ''] ?? {};
  return Array.isArray(examples) ? JSON.stringify(examples[0], null, 2) : undefined;
}
