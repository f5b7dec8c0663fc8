import '../ui/link/link-list.css';
import './api-docs-page.css';
import { useLoaderData } from 'react-router-dom';
import { apiDocs } from '#content/developers/api-docs-copy.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import { API, API_DOCS } from '#shared/paths.ts';
import { Prose } from '../ui/code-words.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { type Head, type LoaderArgs, pageHead } from '../ui/page.ts';
import { CallSection } from './call-section.tsx';
import { CodeBlock } from './code-block.tsx';
import { callsOf, responseExample } from './curl.ts';

export async function loader({ context }: LoaderArgs): Promise<ApiDocument> {
  const onServer = context.apiDocument;
  if (onServer) return onServer;
  const response = await fetch(API.document);
  if (!response.ok) throw new Error('The description of the API did not arrive');
  return response.json();
}

export function Page() {
  const document = useLoaderData<ApiDocument>();
  const calls = callsOf(document);
  const described = <a href={API.document}>{apiDocs.document}</a>;
  // The first lines of the first call's answer; its own section has all of them.
  const answer = calls[0] && responseExample(calls[0].operation)?.split('\n', 9);
  const origin = document.servers[0]?.url ?? '';
  return (
    <>
      <div className="band band--plain section">
        <div className="wrap grid gap-7">
          <div className="split items-end">
            <div className="stack">
              <h1 tabIndex={-1}>{apiDocs.heading}</h1>
              <p className="lead">{apiDocs.lead}</p>
            </div>
            <DescriptionList
              className="rules rules--between rules--flush facts whole"
              items={[
                [apiDocs.facts.address, origin],
                ...apiDocs.facts.ways,
                [apiDocs.facts.described, described],
              ]}
            />
          </div>
          <section className="grid gap-4" aria-labelledby="first">
            <div className="row between items-baseline">
              <h2 id="first">{apiDocs.first.title}</h2>
              <p>{apiDocs.first.text}</p>
            </div>
            <div className="frame split first-call">
              <CodeBlock title={apiDocs.first.way} code={apiDocs.first.code(origin + API.jobs)} />
              <CodeBlock title={apiDocs.answered} code={[...(answer ?? []), '      …'].join('\n')} />
            </div>
          </section>
        </div>
      </div>
      <div className="wrap section grid gap-7 items-start api-docs">
        <nav className="on-screen api-docs__contents" aria-label={apiDocs.contentsLabel}>
          <ol className="rules ruled-end link-list">
            <li>
              <a href="#basics">{apiDocs.basics}</a>
            </li>
            {calls.map(({ path, method, operation: { operationId } }) => (
              <li key={operationId}>
                <a href={`#${operationId}`}>
                  <span className={`${method === 'GET' ? 'mask' : 'copper'} mono-xs api-docs__method`}>
                    {method}
                  </span>{' '}
                  <code className="mono-xs anywhere">{path}</code>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-8">
          <section id="basics" className="grid gap-5" aria-labelledby="basics-title">
            <h2 id="basics-title">{apiDocs.basics}</h2>
            <DescriptionList
              className="rules facts api-docs__basics"
              items={[...document.info.description.split('\n\n'), apiDocs.limits, apiDocs.kept].map(
                (text, at) => [apiDocs.shared[at], <Prose key={text} text={text} />],
              )}
            />
          </section>
          {calls.map((call) => (
            <CallSection key={call.operation.operationId} call={call} document={document} />
          ))}
        </div>
      </div>
    </>
  );
}

export const head = (): Head => ({ ...pageHead(apiDocs, API_DOCS), hasCode: true });
