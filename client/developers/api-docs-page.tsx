import './api-docs-page.css';
import { useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { apiDocs } from '#content/developers/api-docs-copy.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import { API, API_DOCS } from '#shared/paths.ts';
import type { Head, LoaderArgs } from '../ui/page.ts';
import { CallSection } from './call-section.tsx';
import { callsOf } from './curl.ts';
import { Prose } from './prose.tsx';

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
  return (
    <div className="wrap section api-docs">
      <div className="api-docs__top">
        <h1 className="interior" tabIndex={-1}>
          {apiDocs.heading}
        </h1>
        <p className="lead">{apiDocs.lead}</p>
      </div>
      <nav className="api-docs__contents" aria-label={apiDocs.contentsLabel}>
        <ol>
          <li>
            <a href="#basics">{apiDocs.basics}</a>
          </li>
          {calls.map(({ path, method, operation: { operationId } }) => (
            <li key={operationId}>
              <a href={`#${operationId}`}>
                <span className="api-docs__method">{method}</span> <code>{path}</code>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="api-docs__calls">
        <section id="basics" className="stack" aria-labelledby="basics-title">
          <h2 id="basics-title">{apiDocs.basics}</h2>
          {document.info.description.split('\n\n').map((paragraph) => (
            <Prose key={paragraph} text={paragraph} />
          ))}
          <p>
            <a href={API.document}>{apiDocs.document}</a>
          </p>
        </section>
        {document.tags.map(({ name, description }) => (
          <section key={name} className="api-docs__tag" aria-label={name}>
            <h2>{name}</h2>
            <p className="api-docs__about">{description}</p>
            {calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map((call) => (
                <CallSection key={call.operation.operationId} call={call} document={document} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export function head(): Head {
  return {
    title: `${apiDocs.title} | ${company.name}`,
    description: apiDocs.description,
    canonical: API_DOCS,
  };
}
