import { apiDocs } from '#content/developers/api-docs-copy.ts';
import type { ApiDocument, JsonSchema, Operation } from '#shared/api-document.ts';
import { answerOf, type Call, curlOf } from './curl.ts';
import { Prose } from './prose.tsx';

type Field = { name: string; isRequired: boolean; rule: string };

/** One call: what it is for, what it takes, what it answers, and a command line to try it. */
export function CallSection({ call, document }: { call: Call; document: ApiDocument }) {
  const { path, method, operation } = call;
  const { operationId: id, summary, description } = operation;
  const answer = answerOf(operation);
  return (
    <section id={id} className="call" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className={`call__method call__method--${method.toLowerCase()}`}>{method}</span>{' '}
        <code className="call__path">{path}</code>
      </h3>
      <p className="call__summary">{summary}</p>
      {description && <Prose text={description} />}
      <Fields title={apiDocs.parameters} fields={parametersOf(operation)} />
      {bodiesOf(operation, document).map(({ title, fields }) => (
        <Fields key={title} title={title} fields={fields} />
      ))}
      <h4>{apiDocs.answers}</h4>
      <dl className="call__rows">
        {Object.entries(operation.responses).map(([status, { description: meaning }]) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              <Prose text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <CodeBox
        label={`${apiDocs.example}: ${method} ${path}`}
        code={curlOf(call, document.servers[0]?.url ?? '')}
      />
      {answer && <CodeBox label={`${apiDocs.answered}: ${method} ${path}`} code={answer} />}
    </section>
  );
}

function Fields({ title, fields }: { title: string; fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <dl className="call__rows">
        {fields.map(({ name, isRequired, rule }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span className="call__need">{isRequired ? apiDocs.required : apiDocs.optional}</span>
            </dt>
            <dd>
              <Prose text={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Code that scrolls sideways where it is wider than the page. */
function CodeBox({ label, code }: { label: string; code: string }) {
  return (
    <figure className="code-box">
      <figcaption>{label.split(':')[0]}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}

const parametersOf = ({ parameters = [] }: Operation): Field[] =>
  parameters.map(({ name, required, description }) => ({
    name,
    isRequired: required ?? false,
    rule: description,
  }));

/** The fields of every body the call takes, by the name of its shape. */
function bodiesOf({ requestBody }: Operation, document: ApiDocument): { title: string; fields: Field[] }[] {
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    ((schema.anyOf as JsonSchema[] | undefined) ?? [schema]).flatMap((one) => {
      const name = String(one.$ref ?? '').slice('#/components/schemas/'.length);
      const shape = document.components.schemas[name];
      return shape ? [{ title: `${apiDocs.fields}: ${name}`, fields: fieldsOf(shape) }] : [];
    }),
  );
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    isRequired: (required as string[]).includes(name),
    rule: String(field.description ?? wordsOf(field)),
  }));
}

function wordsOf({ type, enum: values, minimum, maximum }: JsonSchema): string {
  if (Array.isArray(values)) return `One of ${values.map((value) => `\`${value}\``).join(', ')}.`;
  if (maximum !== undefined) return `A number from ${minimum} to ${maximum}.`;
  return String(type);
}
