import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { company } from '#content/company.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import type { ApplicantView } from '#shared/applicant.ts';
import type { Fault } from '#shared/fault.ts';
import type { FormState } from '#shared/form-state.ts';
import type { SiteData, SiteSettings } from '#shared/site-data.ts';

/** The metadata of a page for tabs, search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** Path of the canonical address; absent for pages that must not be indexed. */
  canonical?: string;
  /** Not indexed, although it has a canonical address: a search. */
  isNoindex?: boolean;
  /** Starts with code, so the monospace font is preloaded: loaded late, it would visibly shift the layout. */
  hasCode?: boolean;
  /** Feeds of what the page lists, by path. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** Objects for search engines (schema.org), rendered by the server only: omitted where `import.meta.env.SSR` is false. */
  structuredData?: (toAbsolute: ToAbsolute) => object[];
};

/** Turns a path into an absolute URL of the site. */
export type ToAbsolute = (path: string) => string;

/** What the server passes to loaders with a request. */
export type RequestContext = {
  siteData: SiteData;
  settings: SiteSettings;
  apiDocument: ApiDocument;
  form?: FormState;
  /** For the page that only an applicant can open. */
  applicant?: ApplicantView;
  fault?: Fault;
};

/**
 * Arguments of a page's `loader`. In the browser the context is the router's own and holds none of this. Where
 * each value of a parameter is a route of its own, as an article's, `params` is empty: the path has it.
 */
export type LoaderArgs = LoaderFunctionArgs<Partial<RequestContext>>;

/** Arguments of a page's `head`: its loader's data and the matched parameters. */
export type HeadArgs<Data> = { data: Data; params: Readonly<Record<string, string | undefined>> };

/** What a `<id>-page.tsx` exports, in the order data → view → head. */
// biome-ignore lint/suspicious/noExplicitAny: each page narrows its own loader data
export type PageModule<Data = any> = {
  loader?: (args: LoaderArgs) => unknown;
  Page: ComponentType;
  head: (args: HeadArgs<Data>) => Head | Promise<Head>;
};

/** The head of a page, whose title ends with the company's name. Without `canonical` it is not indexed. */
export function pageHead(page: Pick<Head, 'title' | 'description'>, canonical?: string): Head {
  const { title, description } = page;
  const head = { title: `${title} | ${company.name}`, description };
  return canonical === undefined ? head : { ...head, canonical };
}
