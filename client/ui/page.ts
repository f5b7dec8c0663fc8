import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { ApplicantView } from '#shared/applicant.ts';
import type { Fault } from '#shared/fault.ts';
import type { FormState } from '#shared/form-state.ts';
import type { SiteData, SiteSettings } from '#shared/site-data.ts';

/** What a page says of itself to tabs, search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** Path of the one address this content has; absent for pages that must not be indexed. */
  canonical?: string;
  /** Objects for search engines (schema.org), written by the server only: give none where `import.meta.env.SSR` is false. */
  structuredData?: object[];
};

/** What the server hands to loaders with a request. */
export type RequestContext = {
  siteData: SiteData;
  settings: SiteSettings;
  form?: FormState;
  /** Of the page that only an applicant can open. */
  applicant?: ApplicantView;
  fault?: Fault;
};

/** Arguments of a page's `head`: its loader's data and the matched parameters. */
export type HeadArgs<Data> = { data: Data; params: Readonly<Record<string, string | undefined>> };

/** What a file in `pages/` exports, in the order data → view → head. */
// biome-ignore lint/suspicious/noExplicitAny: each page narrows its own loader data
export type PageModule<Data = any> = {
  loader?: LoaderFunction | ((args: LoaderFunctionArgs) => Promise<Data>);
  Page: ComponentType;
  head: (args: HeadArgs<Data>) => Head | Promise<Head>;
};
