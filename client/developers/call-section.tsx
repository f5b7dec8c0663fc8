import { Fragment } from 'react';
import { apiDocs } from '#content/developers/api-docs-copy.ts';
import type { ApiDocument, JsonSchema, Operation } from '#shared/api-document.ts';
import { Prose } from '../ui/code-words.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Details } from '../ui/details.tsx';
import { CodeBlock } from './code-block.tsx';
import { type Call, curlOf, refusalExample, responseExample } from './curl.ts';

type Field = { name: string; required?: boolean; description: string };

/** One API call: its purpose, parameters and response, and a curl command to try it. */
export function CallSection({ call, document }: { call: Call; document: ApiDocument }) {
  const { path, method, operation } = call;
  const { operationId: id, summary, description } = operation;
  const name = `${method} ${path}`;
  const answer = responseExample(operation);
  const refusal = refusalExample(operation, document);
  const groups = [
    ...parametersOf(operation),
    ...bodiesOf(operation, document),
    ...outputsOf(operation, document),
    statusesOf(operation),
  ].filter(({ fields }) => fields.length > 0);
  return (
    <section
      id={id}
      className={`grid desk-cols-2 items-start inset-5 call call--${method}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="row items-baseline full" id={`${id}-title`}>
        <span className="mono-xs call__method">{method}</span> <code className="mono anywhere">{path}</code>
      </h2>
      <div className="stack gap-3">
        <p className="ink medium title-1">{summary}</p>
        {description && <Prose text={description} />}
        <CodeBlock title={apiDocs.example} code={curlOf(call, document.servers[0]?.url ?? '')} />
      </div>
      <div className="sticky grid gap-4 call__answers">
        {answer && <CodeBlock title={apiDocs.answered} code={answer} />}
        {refusal && <CodeBlock title={apiDocs.refusal} code={refusal} />}
      </div>
      <div>
        {groups.map(({ title, note, fields }) => (
          <Details key={title} id={`${name} ${title}`}>
            <summary className="beside target ruled ink semibold icon-fold">
              {`${title} `}
              <span className="push mono-note">{note}</span>
            </summary>
            <DescriptionList
              className="rules pad-2 facts"
              items={fields.map(({ name, required, description }) => [
                <Fragment key={name}>
                  <code className="mono-xs ink">{name}</code>{' '}
                  <span className="note">{apiDocs.need[`${required}`]}</span>
                </Fragment>,
                <Prose key={name} text={description} />,
              ])}
            />
          </Details>
        ))}
      </div>
    </section>
  );
}

type Group = { title: string; note: string; fields: readonly Field[] };

function parametersOf({ parameters }: Operation): Group[] {
  const fields = parameters?.map((parameter) => ({ required: false, ...parameter }));
  return fields ? [{ title: apiDocs.parameters, note: '', fields }] : [];
}

function statusesOf({ responses }: Operation): Group {
  const fields = Object.entries(responses).map(([name, { description }]) => ({ name, description }));
  return { title: apiDocs.answers, note: `${fields[0]?.name} to ${fields.at(-1)?.name}`, fields };
}

/** The fields of each request body by the name of its schema. */
function bodiesOf({ requestBody }: Operation, document: ApiDocument): Group[] {
  return Object.values(requestBody?.content ?? {})
    .flatMap(({ schema }) => (schema.anyOf as JsonSchema[] | undefined) ?? [schema])
    .flatMap((body) => groupOf(apiDocs.fields[nameOf(body)] ?? '', resolveRef(body, document)));
}

/** The fields of a call's response, or of the item in `data` or in a list. */
function outputsOf({ responses }: Operation, document: ApiDocument): Group[] {
  const schema = Object.values(responses)[0]?.content?.['application/json']?.schema;
  const reply = resolveRef(schema?.items ?? schema, document);
  const { data } = (reply?.shape.properties ?? {}) as Record<string, JsonSchema>;
  return groupOf(apiDocs.returned, resolveRef(data, document) ?? reply);
}

const groupOf = (title: string, thing: ReturnType<typeof resolveRef>): Group[] =>
  thing ? [{ title, note: thing.name, fields: fieldsOf(thing.shape) }] : [];

function resolveRef(schema: unknown, document: ApiDocument): { name: string; shape: JsonSchema } | undefined {
  const name = nameOf(schema as JsonSchema | undefined);
  const shape = name && document.components.schemas[name];
  return shape ? { name, shape } : undefined;
}

const nameOf = (schema: JsonSchema | undefined) =>
  String(schema?.$ref ?? '').slice('#/components/schemas/'.length);

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    required: (required as string[]).includes(name),
    description: String(field.description ?? wordsOf(field)),
  }));
}

function wordsOf({ type, enum: values, const: only, items, minimum, maximum }: JsonSchema): string {
  if (only !== undefined) return `Always \`${only}\`.`;
  if (items) return `A list of \`${nameOf(items as JsonSchema) || (items as JsonSchema).type}\`.`;
  if (Array.isArray(values)) return `One of ${values.map((value) => `\`${value}\``).join(', ')}.`;
  if (maximum !== undefined) return `A number from ${minimum} to ${maximum}.`;
  return String(type);
}
