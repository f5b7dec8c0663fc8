import type { ApiDocument, Operation } from '#shared/api-document.ts';

export type Call = { path: string; method: 'GET' | 'POST'; operation: Operation };

/** Every call of the document, in its order. */
export const callsOf = (document: ApiDocument): Call[] =>
  Object.entries(document.paths).map(([path, methods]) =>
    'get' in methods
      ? { path, method: 'GET', operation: methods.get }
      : { path, method: 'POST', operation: methods.post },
  );

/** A command line that makes this call with its example. */
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
    return [`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(value))}`];
  }
  return Object.entries(value).map(([name, text]) =>
    name === 'resume' ? `-F 'resume=@${text};type=application/pdf'` : `-F ${quoted(`${name}=${text}`)}`,
  );
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The example of the first answer, as text. */
export function answerOf({ responses }: Operation): string | undefined {
  const value = Object.values(responses)[0]?.content?.['application/json']?.example;
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** How a refused message is answered, as text. */
export function refusalOf({ components }: ApiDocument): string {
  const { examples } = components.schemas.ContactRefused as { examples: readonly unknown[] };
  return JSON.stringify(examples[0], null, 2);
}
